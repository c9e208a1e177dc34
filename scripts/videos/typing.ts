/**
 * Simulates typing: between the common prefix and suffix of two texts, deletes the old text and types the new one key
 * by key.
 */

/** An intermediate text, with the caret, and how long it is shown, in ms. */
export type TypedState = {readonly code: string; readonly caret: number; readonly ms: number};

const DELETE_MS = 45;
const MOVE_MS = 500;

/** All states from one text to another. The last one is the target. */
export function typeInto(from: string, to: string): readonly TypedState[] {
  const start = sharedStart(from, to);
  const end = sharedEnd(from.slice(start), to.slice(start));
  const head = from.slice(0, start);
  const tail = end === 0 ? '' : from.slice(-end);
  const gone = from.slice(start, from.length - end);
  const come = to.slice(start, to.length - end);
  const states: TypedState[] = [{code: from, caret: start + gone.length, ms: MOVE_MS}];
  for (let left = gone.length - 1; left >= 0; left -= 1) {
    states.push({code: head + gone.slice(0, left) + tail, caret: start + left, ms: DELETE_MS});
  }
  for (const typed of strokes(come)) {
    states.push({code: head + typed + tail, caret: start + typed.length, ms: strokeMs(typed)});
  }
  return states;
}

/** The prefixes of a text, one keystroke each. A line break includes its indentation, as in an editor. */
function strokes(text: string): readonly string[] {
  return [...text.matchAll(/\n[ \t]*|[^\n]/g)].map(({0: stroke, index}) => text.slice(0, index + stroke.length));
}

/** Irregular like a person's typing, but the same in every run. */
function strokeMs(typed: string): number {
  const last = typed.at(-1) ?? '';
  const uneven = (typed.length * 7919) % 50;
  return (/\s/.test(last) ? 100 : 55) + uneven;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

function sharedEnd(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}
