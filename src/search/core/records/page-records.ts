/**
 * The records of a page: one for its title, one for each heading, and one for each text below them. Algolia gets them
 * unchanged; the site's own index is built from them.
 */
import type {ArticleBlock, HeadingLevel, PageAbout} from './article';
import type {PageArea} from './page-area';
import {SECTION_LEVELS, type Hierarchy, type SearchRecord} from './record';

/** A page and the facts from its address. */
export type RecordPage = PageArea &
  Partial<PageAbout> & {
    /** Absolute, without an anchor. */
    readonly url: string;
    readonly lang: string;
    readonly blocks: readonly ArticleBlock[];
  };

/** The levels of a hierarchy, from the area down. */
const LEVELS = ['lvl0', ...SECTION_LEVELS] as const;

/** Headings that any item on an API page may have; they belong to the item. */
const PARTS_OF_ITEMS = /^(?:examples?|more examples|exceptions|remarks?|important|notes?|usage|alternatives)$/i;

/** The anchor of the section that only lists links to other pages. Those pages answer themselves. */
const LINKS_ONLY = 'where-next';

/**
 * Pages that are found by their titles, which are messages, what comes before the next heading, and other messages:
 * more of them would bury the manual.
 */
const FOUND_BY_START = 'Errors';

/** All records of a page, in page order. A page without a title has none. */
export function pageRecords(page: RecordPage): readonly SearchRecord[] {
  const records: SearchRecord[] = [];
  let hierarchy = below({lvl0: page.area} as Hierarchy, 1, null);
  let anchor: string | null = null;
  let name: string | undefined;
  let skipped = false;

  const add = (
    type: SearchRecord['type'],
    content: string | null,
    at: string | null,
    {deprecated, alias}: {readonly deprecated?: true; readonly alias?: string} = {},
  ): void => {
    const position = records.length;
    records.push({
      objectID: `${new URL(page.url).pathname}#${at ?? ''}:${position}`,
      url: at === null ? page.url : `${page.url}#${at}`,
      url_without_anchor: page.url,
      anchor: at,
      type,
      hierarchy,
      content,
      version: page.versions,
      lang: page.lang,
      ...(name !== undefined && {name}),
      ...(type === 'lvl1' && page.summary && {summary: page.summary}),
      ...(type === 'lvl1' && page.keywords?.length && {keywords: page.keywords}),
      ...(alias && {linkTexts: [alias]}),
      ...(deprecated && {deprecated}),
      weight: {pageRank: page.weight, level: type === 'content' ? 0 : 110 - 10 * LEVELS.indexOf(type), position},
    });
  };

  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      const {level, text} = block;
      const isPartOfItem = page.isModule && level > 2 && PARTS_OF_ITEMS.test(text);
      if (isPartOfItem || (hierarchy.lvl1 === null && level > 1)) continue;
      skipped = block.anchor === LINKS_ONLY || (page.area === FOUND_BY_START && level > 1);
      if (skipped) continue;
      hierarchy = below(hierarchy, level, text);
      anchor = level === 1 ? null : (block.anchor ?? anchor);
      if (page.isModule && level <= 2) name = level === 1 ? text : `${hierarchy.lvl1}.${text}`;
      add(LEVELS[level], null, anchor, block);
    } else if (hierarchy.lvl1 !== null && (!skipped || block.kind === 'message')) {
      add('content', block.text, block.anchor ?? anchor, block.kind === 'text' ? block : {});
    }
  }
  return records;
}

function below(hierarchy: Hierarchy, level: HeadingLevel, text: string | null): Hierarchy {
  const kept = LEVELS.map((key, index) => [key, index < level ? hierarchy[key] : index === level ? text : null]);
  return Object.fromEntries(kept) as Hierarchy;
}
