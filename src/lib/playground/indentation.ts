/** Spaces of one step. */
const STEP = 2;

/** Behind these a line goes on further in. */
const OPENS = /(?:[([{]|=>|=)\s*(?:\/\/.*)?$/;
const CLOSES = /^\s*[)\]}]/;

/**
 * How many spaces a line begins with.
 * @param before the nearest line above that is not empty
 * @param line the line itself
 */
export function indentationOf(before: string, line: string): number {
  const same = before.length - before.trimStart().length;
  const inner = OPENS.test(before) ? same + STEP : same;
  return Math.max(0, CLOSES.test(line) ? inner - STEP : inner);
}
