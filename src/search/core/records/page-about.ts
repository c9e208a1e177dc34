import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';

export type PageAbout = {
  /** One sentence about the page; empty when it has none. */
  readonly summary: string;
  /** Words and phrases that readers search for and the page itself may not use. */
  readonly keywords: readonly string[];
};

/**
 * What the `<head>` of a page says about it in other words than its text.
 * @param common the site's own description and keywords. Pages without their own have these, which say nothing about
 * the page.
 */
export function readAbout(html: string, common: {readonly summary: string; readonly keywords: string}): PageAbout {
  const end = html.indexOf('</head>');
  const metas = [...metaTags(parse(end < 0 ? html : html.slice(0, end)))];
  const content = (name: string): string => metas.find((meta) => meta.get('name') === name)?.get('content') ?? '';
  const summary = content('description');
  const keywords = content('keywords');
  return {
    summary: summary === common.summary ? '' : summary,
    keywords: keywords === common.keywords ? [] : splitKeywords(keywords),
  };
}

function splitKeywords(text: string): readonly string[] {
  return text
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}

function* metaTags(node: DefaultTreeAdapterTypes.ParentNode): Generator<ReadonlyMap<string, string>> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    if (child.tagName === 'meta') yield new Map(child.attrs.map(({name, value}) => [name, value]));
    yield* metaTags(child);
  }
}
