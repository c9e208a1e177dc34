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

/**
 * What a translated page was made from: a hash for each section of its source, by ids, in its front matter.
 *
 *     source_sections:
 *       top: "1a2b3c4d"
 *       small-output: "5e6f7a8b"
 */
export type SectionRecord = Readonly<Record<string, string>>;

const BLOCK = /^source_sections:\r?\n((?:[ ]+.*\r?\n)*)/m;
const ENTRY = /^[ ]+"?([^"\n]+?)"?: "([^"\n]+)"/gm;

/** The front matter of a page between its two lines of hyphens; undefined if it has none. */
const frontMatterOf = (page: string): string | undefined => /^---\r?\n((?:.*\r?\n)*?)---\s*?(?:\n|$)/.exec(page)?.[1];

/** Whether a page is still an untranslated copy of its source: below the front matter, their texts are the same. */
export function isUntranslated(page: string, source: string): boolean {
  const [own, english] = [page, source].map((text) => text.replace(frontMatterOf(text) ?? '', '').trim());
  return own === english;
}

/** The record of a translated page; undefined if it has none. */
export function readRecord(page: string): SectionRecord | undefined {
  const block = BLOCK.exec(frontMatterOf(page) ?? '')?.[1];
  return block === undefined
    ? undefined
    : Object.fromEntries([...block.matchAll(ENTRY)].map(([, id = '', hash = '']) => [id, hash]));
}

/** A translated page with its record replaced. */
export function withRecord(page: string, record: SectionRecord): string {
  const lines = Object.entries(record).map(
    ([id, hash]) => `  ${/^[\p{L}\d_][\p{L}\d_-]*$/u.test(id) ? id : `"${id}"`}: "${hash}"\n`,
  );
  const block = `source_sections:\n${lines.join('')}`;
  const before = frontMatterOf(page);
  if (before === undefined) return `---\n${block}---\n\n${page}`;
  const after = BLOCK.test(before) ? before.replace(BLOCK, () => block) : before + block;
  return page.replace(before, () => after);
}
