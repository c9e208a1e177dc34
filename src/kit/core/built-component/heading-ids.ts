import {readLines} from '../lines';

const HEADING = /^#{1,6}\s+(.*?)\s*(?:\{(?:\/\*)?\s*#([^\s}*]+)\s*(?:\*\/)?\})?\s*$/;
const MARKUP = /`([^`]*)`|\[([^\]]*)\]\([^)]*\)|\*+([^*]+)\*+/g;

/**
 * Reads a page's headings, ignoring fences.
 * @param idOf the id of a heading without an explicit one (`## Sources {/* #sources *\/}`); undefined skips it. Called
 *   in page order.
 * @returns id → text, without markup
 */
export function readHeadings(source: string, idOf: (text: string) => string | undefined): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  for (const {line, isCode} of readLines(source)) {
    const heading = isCode ? undefined : readHeading(line, idOf);
    if (heading) headings.set(heading.id, heading.text);
  }
  return headings;
}

/** The id and the text of a heading; undefined if the line isn't one, or if `idOf` skips it. */
export function readHeading(
  line: string,
  idOf: (text: string) => string | undefined,
): {readonly id: string; readonly text: string} | undefined {
  const [, written, explicit] = HEADING.exec(line) ?? [];
  if (written === undefined) return undefined;
  const text = written.replace(MARKUP, '$1$2$3');
  const id = explicit ?? idOf(text);
  return id === undefined ? undefined : {id, text};
}

/** Explicit ids, and those of one-word headings, as in `## suffix`. */
export function headingIds(source: string): ReadonlySet<string> {
  return new Set(readHeadings(source, (text) => (/^[\w-]+$/.test(text) ? text.toLowerCase() : undefined)).keys());
}
