/** What search engines are told in their own words (https://schema.org). Addresses are whole. */
import type {Crumb} from '../../kit/core/crumbs';

export type SchemaNode = {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [key: string]: unknown;
};

/**
 * The breadcrumbs of a page.
 * @param crumbs their `href`s start at the site's root
 * @param origin goes before them
 */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): SchemaNode {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  };
}

/** What both kinds of articles have in common. */
type Article = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** `en` */
  readonly language: string;
};

const common = ({url, title, description, image, language}: Article): Readonly<Record<string, unknown>> => ({
  '@id': url,
  mainEntityOfPage: url,
  url,
  headline: title.slice(0, 110),
  description,
  image,
  inLanguage: language,
});

/** The node for a page of the docs. */
export function techArticle(article: Article, site: {readonly name: string; readonly url: string}): SchemaNode {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    ...common(article),
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.url},
  };
}

/** The node for a post of the blog. Dates are ISO 8601. */
export function blogPosting(
  article: Article & {
    readonly published: string;
    readonly changed?: string;
    readonly authors: readonly {readonly name?: string; readonly url?: string}[];
  },
): SchemaNode {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    ...common(article),
    datePublished: article.published,
    dateModified: article.changed ?? article.published,
    author: article.authors.map(({name, url}) => ({'@type': 'Person', name, ...(url !== undefined && {url})})),
  };
}

/** The text of the script element that carries a node: nothing in it can end the element. */
export function structuredDataText(node: SchemaNode): string {
  return JSON.stringify(node).replaceAll('<', '\\u003c');
}
