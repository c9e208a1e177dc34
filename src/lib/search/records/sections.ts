/** The sections of a page, as the embedded index has them: a heading with all texts below it up to the next. */
import {LEVELS, type SearchRecord} from './records';

export type Section = {
  /** The record of the heading: place, names and weight are its own. */
  readonly heading: SearchRecord;
  /** The records of the texts, in their order. */
  readonly texts: readonly SearchRecord[];
};

/** Groups the records of any number of pages. Every page begins with a heading. */
export function sectionsOf(records: readonly SearchRecord[]): readonly Section[] {
  const sections: {heading: SearchRecord; texts: SearchRecord[]}[] = [];
  for (const record of records) {
    const last = sections.at(-1);
    if (record.type !== 'content') sections.push({heading: record, texts: []});
    else if (last?.heading.url_without_anchor === record.url_without_anchor) last.texts.push(record);
  }
  return sections;
}

/** The titles from the page's to the section's own. */
export function titlesOf({hierarchy}: SearchRecord): readonly string[] {
  return LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}
