/** The form of DocSearch's records, which Algolia stores and returns. */

/** The levels of a record's place below its area: page title, headings. */
export const SECTION_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type SectionLevel = (typeof SECTION_LEVELS)[number];
/** All levels of a place: its area (`lvl0`) and those below it. */
export type HierarchyLevel = 'lvl0' | SectionLevel;

export type Hierarchy = {readonly [level in HierarchyLevel]: string | null};

/** A page (`lvl1`), a heading, or a text below one. */
export type SearchEntry = {
  /** Unique, and the same in every build unless the page changes. */
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: SectionLevel | 'content';
  readonly hierarchy: Hierarchy;
  /** The text of a `content` entry. */
  readonly content: string | null;
  /** The ids of the manual versions it is shown in: `['v12.0.0']`. */
  readonly version: readonly string[];
  readonly lang: string;
};
