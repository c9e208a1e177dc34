/**
 * Decompresses the output of lz-string's `compressToEncodedURIComponent`, up to a limit: a short URL can unpack to
 * gigabytes, and lz-string itself can't stop halfway.
 */

/** The code in a URL, or why it can't be read. */
type Decompressed = {readonly code: string} | {readonly damage: CodeDamage};

/** `damaged`: not lz-string output; `too-large`: more than the limit. */
export type CodeDamage = 'damaged' | 'too-large';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const BITS_PER_LETTER = 6;

/** Codes that aren't dictionary entries: a new 8- or 16-bit character follows, or the end. */
const NARROW = 0;
const WIDE = 1;
const END = 2;

/** @param limit the maximum length of the code in UTF-16 units */
export function decompressCode(text: string, limit: number): Decompressed {
  const bits = new BitReader(text);
  const dictionary: string[] = ['', '', ''];
  let width = 2;
  let room = 1; // codes until they become one bit wider
  const used = (): void => {
    if (--room > 0) return;
    room = 2 ** width;
    width++;
  };
  const parts: string[] = [];
  let length = 0;
  let last: string | undefined;
  for (;;) {
    const code = bits.read(width);
    if (code === END) return {code: parts.join('')};
    let entry: string | undefined;
    if (code === NARROW || code === WIDE) {
      const unit = bits.read(code === NARROW ? 8 : 16);
      if (unit === undefined) return {damage: 'damaged'};
      entry = String.fromCharCode(unit);
      dictionary.push(entry);
      used();
    } else if (code !== undefined) {
      entry =
        dictionary[code] ?? (code === dictionary.length && last !== undefined ? last + last.charAt(0) : undefined);
    }
    if (entry === undefined) return {damage: 'damaged'};
    parts.push(entry);
    length += entry.length;
    if (length > limit) return {damage: 'too-large'};
    if (last !== undefined) {
      dictionary.push(last + entry.charAt(0));
      used();
    }
    last = entry;
  }
}

/** Reads numbers from letters of six bits each. Within a number, the lowest bit comes first. */
class BitReader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Undefined after the end, and at a letter that isn't in the alphabet. */
  read(width: number): number | undefined {
    let value = 0;
    for (let bit = 0; bit < width; bit++, this.at++) {
      const letter = ALPHABET.indexOf(this.text.charAt(Math.floor(this.at / BITS_PER_LETTER)) || '?');
      if (letter < 0) return undefined;
      value |= ((letter >> (BITS_PER_LETTER - 1 - (this.at % BITS_PER_LETTER))) & 1) << bit;
    }
    return value;
  }
}
