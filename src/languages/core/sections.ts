import {readHeading} from '../../kit/core/built-component/heading-ids';
import {readLines} from '../../kit/core/lines';

/** The id of what comes before the first heading, with the front matter. */
export const TOP = 'top';

export type Section = {
  /** Without markup; empty for {@link TOP}. */
  readonly heading: string;
  readonly lines: readonly string[];
};

/**
 * A page's sections by the ids of their headings, in order.
 * @param idOf creates the id of a heading without an explicit one
 */
export function sectionsOf(markdown: string, idOf: (text: string) => string): ReadonlyMap<string, Section> {
  let lines: string[] = [];
  const sections = new Map<string, Section>([[TOP, {heading: '', lines}]]);
  for (const {line, isCode} of readLines(markdown)) {
    const heading = isCode || !line.startsWith('##') ? undefined : readHeading(line, idOf);
    if (heading) {
      lines = [];
      sections.set(heading.id, {heading: heading.text, lines});
    }
    lines.push(line);
  }
  return sections;
}

/** A section's text. White space at the end doesn't count. */
export const textOf = ({lines}: Section): string => lines.join('\n').trimEnd();

/** A section that has changed since it was translated. */
export type StaleSection = {
  readonly id: string;
  /** Empty for {@link TOP}, and for a section that was removed. */
  readonly heading: string;
  readonly change: 'changed' | 'added' | 'removed';
};

/** What a stale translation adds to the page's metadata. */
export type StaleMetadata = {readonly stale?: readonly StaleSection[]};

/** The lines that were removed, with `- ` before them, and those that were added, with `+ `. */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, current] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => line !== '' && !current.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => line !== '' && !old.has(line)).map((line) => `+ ${line}`),
  ];
}
