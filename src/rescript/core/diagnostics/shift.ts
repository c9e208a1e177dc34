/** How a file is shown: under which name, with its first shown line numbered `first`, after so many hidden lines. */
type ShownLines = {readonly name: string; readonly first: number; readonly hidden: number};

const EXCERPT = /^(\s*)(\d+)( [│┆].*)$/;
/** The compiler wraps long lines of an excerpt: their rest has no number. */
const WRAPPED = /^\s*[│┆]/;
const PLACE = /(\b[A-Za-z]\w*\.(?:resi?|rei?|mli?)):(\d+)(:\d+)(?:-(\d+)(?=:\d))?/g;

/**
 * Renumbers the lines in a compiler's message to match what the reader sees. Hidden lines, such as those of a prelude,
 * are dropped from excerpts, and a place in them becomes the first line shown.
 *
 *     Playground.res:7:5        →   Playground.res:2:5      (after 5 hidden lines)
 *     7 │ let total = price         2 │ let total = price
 *
 * @param files how each file is shown, by its name in the message; other files stay as they are
 * @param current the file an excerpt belongs to if no place comes before it
 */
export function renumber(text: string, files: ReadonlyMap<string, ShownLines>, current: string): string {
  let own = files.get(current);
  let inHiddenLine = false;
  const lineOf = (file: ShownLines | undefined, line: string): number =>
    file ? file.first + Math.max(0, Number(line) - 1 - file.hidden) : Number(line);
  return text
    .split('\n')
    .flatMap((line) => {
      const [, space = '', number = '', rest = ''] = EXCERPT.exec(line) ?? [];
      if (number !== '') {
        inHiddenLine = own !== undefined && Number(number) <= own.hidden;
        return inHiddenLine ? [] : [String(lineOf(own, number)).padStart(space.length + number.length) + rest];
      }
      if (inHiddenLine && WRAPPED.test(line)) return [];
      inHiddenLine = false;
      return [
        line.replace(PLACE, (place, name: string, start: string, column: string, end?: string) => {
          const file = files.get(name);
          if (!file) return place;
          own = file;
          return `${file.name}:${lineOf(file, start)}${column}${end === undefined ? '' : `-${lineOf(file, end)}`}`;
        }),
      ];
    })
    .join('\n');
}

/** Renumbers a message about one file from its first visible line; the reader doesn't see the first `hidden` lines. */
export function shiftMessage(text: string, name: string, hidden: number): string {
  return renumber(text, new Map([[name, {name, first: 1, hidden}]]), name);
}
