/** The edit distance between two words. */

/**
 * The number of letters to insert, delete, replace, or swap with a neighbor to turn one word into the other; returns
 * `limit + 1` if it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + changed);
      if (changed && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? cost) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

/** One bit for each letter in a word; symbols and digits share one. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 97;
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return mask;
}

/** How many letters only one of the two words contains: at most two for each edit between them. */
export function lettersApart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** At most this many letters are different in a word that was probably meant. */
const LIMIT = 3;

/** The known word closest to one that was written; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return known
    .map((each) => ({each, distance: editDistance(word, each, LIMIT)}))
    .filter(({distance}) => distance <= LIMIT)
    .sort((one, other) => one.distance - other.distance)[0]?.each;
}
