/** Spaces per level. */
const STEP = 2;

/** The line after one of these is indented. */
const OPENS = /(?:[([{]|=>|=)\s*(?:\/\/.*)?$/;
const CLOSES = /^\s*[)\]}]/;

/**
 * How many spaces a line starts with.
 * @param before the nearest non-empty line above
 * @param line the line itself
 */
export function indentationOf(before: string, line: string): number {
  const same = before.length - before.trimStart().length;
  const inner = OPENS.test(before) ? same + STEP : same;
  return Math.max(0, CLOSES.test(line) ? inner - STEP : inner);
}
