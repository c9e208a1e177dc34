/**
 * The records of a page: one for its title, each heading, each text below them. Algolia gets them as they are;
 * the embedded index is made from the same ones (`sections.ts`).
 */
import type {Hierarchy, HierarchyLevel, SearchEntry} from '../protocol';
import type {ArticleBlock, HeadingLevel} from './article';

/** A page, and what its address says about it. */
export type RecordPage = {
  /** Absolute, without an anchor. */
  readonly url: string;
  /** What DocSearch groups hits by: `Language Manual`, `Stdlib`. */
  readonly area: string;
  readonly versions: readonly string[];
  readonly lang: string;
  /** How likely a reader means this area: 1 is average. */
  readonly weight: number;
  /** The page describes a module: headings of the second level are names in it. */
  readonly isModule: boolean;
  readonly blocks: readonly ArticleBlock[];
};

export type SearchRecord = SearchEntry & {
  /** The full name of an API item or module: `Array.map`. */
  readonly name?: string;
  /** A text that says that its item or module is deprecated. */
  readonly deprecated?: true;
  readonly weight: {
    /** Of the area, higher is better. */
    readonly pageRank: number;
    /** 100 for a title, less the deeper the heading, 0 for texts. */
    readonly level: number;
    /** The place on its page, from the top: fewer is better. */
    readonly position: number;
  };
};

/** The levels of a hierarchy, from the area down. */
export const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Headings that every item of an API page may have: they belong to the item. */
const PARTS_OF_ITEMS = /^(?:examples?|more examples|exceptions|remarks?|important|notes?|usage|alternatives)$/i;

/** All records of a page, in its order. A page without a title has none. */
export function pageRecords(page: RecordPage): readonly SearchRecord[] {
  const records: SearchRecord[] = [];
  let hierarchy: Hierarchy = {lvl0: page.area, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  let anchor: string | null = null;
  let name: string | undefined;

  const add = (type: SearchEntry['type'], content: string | null, at: string | null, deprecated?: true): void => {
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
      ...(deprecated && {deprecated}),
      weight: {pageRank: page.weight, level: type === 'content' ? 0 : 110 - 10 * LEVELS.indexOf(type), position},
    });
  };

  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      const {level, text} = block;
      const isPartOfItem = page.isModule && level > 2 && PARTS_OF_ITEMS.test(text);
      if (isPartOfItem || (hierarchy.lvl1 === null && level > 1)) continue;
      hierarchy = below(hierarchy, level, text);
      anchor = level === 1 ? null : (block.anchor ?? anchor);
      if (page.isModule && level <= 2) name = level === 1 ? text : `${hierarchy.lvl1}.${text}`;
      add(LEVELS[level] as SearchEntry['type'], null, anchor);
    } else if (hierarchy.lvl1 !== null) {
      const {text, anchor: own = undefined, deprecated = undefined} = block.kind === 'text' ? block : {text: block.text};
      add('content', text, own ?? anchor, deprecated);
    }
  }
  return records;
}

/** The hierarchy of a heading: what is above it, and nothing below. */
function below(hierarchy: Hierarchy, level: HeadingLevel, text: string): Hierarchy {
  const kept = LEVELS.map((key, index) => [key, index < level ? hierarchy[key] : index === level ? text : null]);
  return Object.fromEntries(kept) as Hierarchy;
}
