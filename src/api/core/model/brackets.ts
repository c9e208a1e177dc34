/** Splits code at its brackets. What is in strings doesn't count. */

type Brackets = readonly [opening: string, closing: string];
const BRACKETS: Brackets = ['([{', ')]}'];
/** Those of ReScript's types. */
export const WITH_ANGLES: Brackets = ['([{<', ')]}>'];

/** The signs outside strings, with the number of brackets that are open after each. An arrow is one sign. */
export function* signs(
  text: string,
  [opening, closing] = BRACKETS,
): Generator<{readonly at: number; readonly sign: string; readonly depth: number}> {
  let depth = 0;
  for (const {0: sign, index: at} of text.matchAll(/"(?:[^"\\]|\\.)*"|=>|./gs)) {
    if (opening.includes(sign)) depth++;
    else if (closing.includes(sign)) depth--;
    yield {at, sign, depth};
  }
}

/** The text inside the bracket it starts with; all of it if the bracket isn't closed. */
export function insideBracket(text: string, brackets?: Brackets): string {
  for (const {at, depth} of signs(text, brackets)) if (depth === 0) return text.slice(1, at);
  return text.slice(1);
}

/** The parts between separators that are outside of brackets. */
export function splitOutside(text: string, separator: string, brackets?: Brackets): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const {at, depth} of signs(text, brackets)) {
    if (depth !== 0 || at < start || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(start, at));
    start = at + separator.length;
  }
  return [...parts, text.slice(start)];
}
