/** Where a file's lines are shown: the first one, after lines that are hidden. */
type ShownLines = {readonly name: string; readonly first: number; readonly hidden: number};

const EXCERPT = /^(\s*)(\d+)( [│┆].*)$/;
const PLACE = /(\b[A-Za-z]\w*\.(?:resi?|rei?|mli?)):(\d+)(:\d+)(?:-(\d+)(?=:))?/g;

/**
 * Renumbers the lines of a message as they're shown. Hidden lines drop out of excerpts, and a place in them is the first
 * line that's shown.
 *
 *     Playground.res:7:5        →   Playground.res:2:5      (after 5 hidden lines)
 *     7 │ let total = price         2 │ let total = price
 *
 * @param files by their names in the message
 * @param current the file of an excerpt without a place before it
 */
export function renumber(text: string, files: ReadonlyMap<string, ShownLines>, current: string): string {
  let own = files.get(current);
  const lineOf = (file: ShownLines | undefined, line: string): number =>
    file ? file.first + Math.max(0, Number(line) - 1 - file.hidden) : Number(line);
  return text
    .split('\n')
    .flatMap((line) => {
      const [, space = '', number = '', rest = ''] = EXCERPT.exec(line) ?? [];
      if (number === '')
        return [
          line.replace(PLACE, (place, name: string, start: string, column: string, end?: string) => {
            const file = files.get(name);
            if (!file) return place;
            own = file;
            return `${file.name}:${lineOf(file, start)}${column}${end === undefined ? '' : `-${lineOf(file, end)}`}`;
          }),
        ];
      if (own && Number(number) <= own.hidden) return [];
      return [String(lineOf(own, number)).padStart(space.length + number.length) + rest];
    })
    .join('\n');
}

/** A message about a file whose first lines are hidden, counted from the first one the reader sees. */
export function shiftMessage(text: string, name: string, hidden: number): string {
  return renumber(text, new Map([[name, {name, first: 1, hidden}]]), name);
}
