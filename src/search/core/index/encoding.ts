/** The numbers and the words of an index in few bytes. */

/** Appends a number from 0 to 2^31 as seven bits per byte, lowest bits first. */
export function writeVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Reads such numbers one after the other. */
export class VarintReader {
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}

/** The number of common letters is a single digit in base 36. */
const MOST = 35;

/**
 * A sorted list of words as a text in which each word has only what differs from the one before, after the number of
 * letters they have in common: `array`, `arraybuffer`, `arrays` becomes `0array`, `5buffer`, `5s`, one per line. The
 * more sorted it is, the shorter the text.
 */
export function writeWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      let common = 0;
      while (common < MOST && common < word.length && word[common] === before[common]) common++;
      return common.toString(36) + word.slice(common);
    })
    .join('\n');
}

/** Reads a list that `writeWords` wrote. */
export function readWords(text: string): readonly string[] {
  let word = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => (word = word.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1)));
}
