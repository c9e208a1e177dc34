/** The pages' links to other sites. */
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {withoutFrontMatter} from '../../../manual/core/front-matter/text';

/** The line is 1-based. */
type ExternalLink = {readonly url: string; readonly line: number};

/** `file` is relative to the site's root. */
export type LinkingFile = {readonly file: string; readonly links: readonly ExternalLink[]};

const WEB = /^https?:\/\//;

const markdown = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [gfm()])
  .data('fromMarkdownExtensions', [gfmFromMarkdown()])
  .use(remarkMdx);

/**
 * The links of a page: written in Markdown, bare, in definitions, and in attributes of components. What is
 * in code isn't a link. Throws the parser's error if the page isn't MDX.
 * @param ownHost links to it lead to this site and are not listed: `rescript-lang.org`
 */
export function linksOfPage(source: string, ownHost: string): readonly ExternalLink[] {
  const links: ExternalLink[] = [];
  const add = (url: unknown, line: number | undefined): void => {
    if (typeof url === 'string' && isExternal(url, ownHost)) links.push({url, line: line ?? 1});
  };
  visit(markdown.parse(withoutFrontMatter(source)), (node) => {
    const line = node.position?.start.line;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') add(node.url, line);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) if (attribute.type === 'mdxJsxAttribute') add(attribute.value, line);
  });
  return links;
}

/** The URLs in a source or data file that are complete strings or values: the footer's links, a list of companies. */
export function linksOfSource(source: string, ownHost: string): readonly ExternalLink[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?:(['"])|: )(https?:\/\/[^\s'"`]+)(?:\1|$)/g)]
      .map((match) => match[2] ?? '')
      .filter((url) => isExternal(url, ownHost))
      .map((url) => ({url, line: index + 1})),
  );
}

/** The list as text: every URL once, sorted, with the places that link to it. @param urlsOnly omits the places */
export function formatLinks(files: readonly LinkingFile[], urlsOnly: boolean): string {
  const places = new Map<string, string[]>();
  for (const {file, links} of files) {
    for (const {url, line} of links) places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
  }
  const urls = [...places.keys()].sort();
  return urls
    .map((url) => (urlsOnly ? url : [url, ...(places.get(url) ?? []).map((place) => `  ${place}`)].join('\n')))
    .join('\n');
}

/** XML namespaces look like links but aren't. */
function isExternal(url: string, ownHost: string): boolean {
  return WEB.test(url) && URL.canParse(url) && ![ownHost, 'www.w3.org'].includes(new URL(url).hostname);
}
