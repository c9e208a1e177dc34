/**
 * Writes a sorted list with what each word has in common with the one before as a digit in base 36: `array`,
 * `arraybuffer`, `arrays` becomes `0array`, `5buffer`, `5s`, one per line.
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
