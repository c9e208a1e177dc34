/**
 * Renumbers a message's lines from the first line the reader sees: lines of a hidden prelude are dropped from the excerpt, and every line number after the file name is reduced accordingly.
 *
 *     Playground.res:7:5        →   Playground.res:2:5      (a prelude of 5 lines)
 *     7 │ let total = price         2 │ let total = price
 */
export function shiftMessage(text: string, file: string, lines: number): string {
  if (lines === 0) return text;
  const down = (number: string): string => String(Math.max(1, Number(number) - lines));
  const place = new RegExp(`(${file.replace(/[.\\^$*+?()[\]{}|]/g, '\\$&')}:)(\\d+)(:\\d+)(?:-(\\d+)(:\\d+))?`, 'g');
  return text
    .split('\n')
    .flatMap((line) => {
      const excerpt = /^(\s*)(\d+)( [│┆].*)$/.exec(line);
      if (!excerpt) return [line];
      const [, indentation = '', number = '', rest = ''] = excerpt;
      return Number(number) <= lines ? [] : [indentation + down(number).padStart(number.length) + rest];
    })
    .join('\n')
    .replace(
      place,
      (_, name: string, line: string, column: string, endLine?: string, endColumn?: string) =>
        name + down(line) + column + (endLine === undefined ? '' : `-${down(endLine)}${endColumn ?? ''}`),
    );
}
