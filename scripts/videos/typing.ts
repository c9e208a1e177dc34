/**
 * Simulates typing: between the common prefix and suffix of two texts, deletes the old text and types the new one key
 * by key.
 */

/** An intermediate text, with the caret in UTF-16 code units, and how long it is shown, in ms. */
type TypedState = {readonly code: string; readonly caret: number; readonly ms: number};

const DELETE_MS = 45;
const MOVE_MS = 500;

/** All states from one text to another. The last one is the target. */
export function typeInto(from: string, to: string): readonly TypedState[] {
  const start = sharedLength(from, to, (text, at) => text[at]);
  const end = sharedLength(from.slice(start), to.slice(start), (text, at) => text.at(-1 - at));
  const gone = from.slice(start, from.length - end);
  const come = to.slice(start, to.length - end);
  const state = (typed: string, ms: number): TypedState => ({
    code: from.slice(0, start) + typed + from.slice(from.length - end),
    caret: start + typed.length,
    ms,
  });
  // A line break includes its indentation, as in an editor.
  const keys = [...come.matchAll(/\n[ \t]*|[^\n]/g)].map(({0: key, index}) => come.slice(0, index + key.length));
  return [
    state(gone, MOVE_MS),
    ...Array.from(gone, (_, at) => state(gone.slice(0, -1 - at), DELETE_MS)),
    ...keys.map((typed) => state(typed, keyMs(typed))),
  ];
}

/** Irregular like a person's typing, but the same in every run. */
const keyMs = (typed: string): number => (/\s$/.test(typed) ? 100 : 55) + ((typed.length * 7919) % 50);

function sharedLength(a: string, b: string, letterOf: (text: string, at: number) => string | undefined): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && letterOf(a, length) === letterOf(b, length)) length += 1;
  return length;
}
