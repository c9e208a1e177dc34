/** Reads the links of pages that lead to other sites, and lists them by address. */
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A link and the line it is written in, 1-based. */
export type ExternalLink = {readonly url: string; readonly line: number};

/** A file by its path from the root of the site, and the links in it. */
export type LinkingFile = {readonly file: string; readonly links: readonly ExternalLink[]};

const WEB = /^https?:\/\//;

const markdown = unified().use(remarkParse).data('micromarkExtensions', [gfm()]).data('fromMarkdownExtensions', [gfmFromMarkdown()]).use(remarkMdx);

/**
 * The links of a page: written in Markdown, bare, in definitions, and in attributes of components. What is
 * in code is no link. Throws what the parser says when the page is not MDX.
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

/** The addresses that a source or data file has as a string or as a whole value: a footer's links, a list of companies. */
export function linksOfSource(source: string, ownHost: string): readonly ExternalLink[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?:(['"])|: )(https?:\/\/[^\s'"`]+)(?:\1|$)/g)]
      .map((match) => match[2] ?? '')
      .filter((url) => isExternal(url, ownHost))
      .map((url) => ({url, line: index + 1})),
  );
}

/**
 * The list as text: every address once, in the order of the alphabet, with the places that link to it.
 * @param urlsOnly leaves the places out, for programs that check addresses
 */
export function formatLinks(files: readonly LinkingFile[], urlsOnly: boolean): string {
  const places = new Map<string, string[]>();
  for (const {file, links} of files) {
    for (const {url, line} of links) places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
  }
  const urls = [...places.keys()].sort();
  return urls.map((url) => (urlsOnly ? url : [url, ...(places.get(url) ?? []).map((place) => `  ${place}`)].join('\n'))).join('\n');
}

/** Namespaces of XML look like links and are none. */
function isExternal(url: string, ownHost: string): boolean {
  return WEB.test(url) && URL.canParse(url) && ![ownHost, 'www.w3.org'].includes(new URL(url).hostname);
}

/** Empty lines in place of the front matter, so that the lines keep their numbers. */
function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n[\s\S]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, ''));
}
