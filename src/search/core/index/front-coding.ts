/**
 * A sorted list of words as a text in which each word has only what differs from the one before, after the number of
 * letters they have in common: `array`, `arraybuffer`, `arrays` becomes `0array`, `5buffer`, `5s`, one per line. The
 * number is a single digit in base 36.
 */
const MOST = 35;

/** Writes the list. The more sorted it is, the shorter the text. */
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
