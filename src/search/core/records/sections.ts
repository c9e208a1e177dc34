/** The sections of a page, as in the site's own index: a heading with all texts up to the next heading. */
import {SECTION_LEVELS} from './entry';
import type {SearchRecord} from './records';

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
    const last = sections.at(-1);
    if (record.type !== 'content') sections.push({heading: record, texts: []});
    else if (last?.heading.url_without_anchor === record.url_without_anchor) last.texts.push(record);
  }
  return sections;
}

/** The titles from the page down to the section. */
export function titlesOf({hierarchy}: SearchRecord): readonly string[] {
  return SECTION_LEVELS.flatMap((level) => hierarchy[level] ?? []);
}
