/**
 * The form of records, which is DocSearch's: Algolia stores and returns them unchanged. The site's own index has
 * sections instead: a heading with all texts up to the next heading.
 */
import type {PageAbout} from './article';

/** The levels of a record's place below its area: page title, headings. */
export const SECTION_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type SectionLevel = (typeof SECTION_LEVELS)[number];

/** A place: its area (`lvl0`) and the titles below it. */
export type Hierarchy = Readonly<Record<'lvl0' | SectionLevel, string | null>>;

/**
 * A page (`lvl1`), a heading, or a text below one. Records of page titles have both a summary and keywords, those of
 * sections only keywords.
 */
export type SearchRecord = Partial<PageAbout> & {
  /** Unique, and the same in every build unless the page changes. */
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: SectionLevel | 'content';
  readonly hierarchy: Hierarchy;
  /** The text of a `content` record. */
  readonly content: string | null;
  /** The ids of the manual versions it is shown in: `['v12.0.0']`. */
  readonly version: readonly string[];
  readonly lang: string;
  /** The full name of an API item or module: `Array.map`. */
  readonly name?: string;
  /**
   * What links on other pages and in other sections call a title's or heading's place, where it isn't its title. The
   * name of a page about an error, whose title is the message, comes first.
   */
  readonly linkTexts?: readonly string[];
  /** Whether the text marks its item or module as deprecated. */
  readonly deprecated?: true;
  readonly weight: {
    /** The area's weight; higher is better. */
    readonly pageRank: number;
    /** 100 for a title, less for deeper headings, 0 for texts. */
    readonly level: number;
    /** The position on its page; lower is better. */
    readonly position: number;
  };
};

export type Section = {
  /** The heading's record, which determines the section's position, names and weight. */
  readonly heading: SearchRecord;
  /** The texts' records, in order. */
  readonly texts: readonly SearchRecord[];
};

/** Groups the records of any number of pages. Every page starts with a heading. */
export function sectionsOf(records: readonly SearchRecord[]): readonly Section[] {
  const sections: {heading: SearchRecord; texts: SearchRecord[]}[] = [];
  for (const record of records) {
    if (record.type === 'content') sections.at(-1)?.texts.push(record);
    else sections.push({heading: record, texts: []});
  }
  return sections;
}

/** The titles from the page down to the section. */
export function titlesOf({hierarchy}: SearchRecord): readonly string[] {
  return SECTION_LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** The anchor most headings have: their title in lower case, with hyphens between its words. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-');
}
