import type {Example} from './example';

const EXCERPT = /^(\s*)(\d+)( [│┆].*)$/;
const PLACE = /(\b[A-Za-z]\w*\.(?:resi?|rei?|mli?)):(\d+)(:\d+)(?:-(\d+)(?=:))?/g;

/**
 * A compiler's messages about an example, with names and lines as on the page: `Playground.res:9:5` becomes
 * `docs/record.mdx:41:5`. A hidden prelude isn't in the fence: its lines drop out of excerpts, and a place in it is the
 * fence's first line.
 */
export function placeInPage(messages: string, {fence, written, prelude}: Example, page: string): string {
  const hidden = prelude.split('\n').length - 1;
  const files = new Map(
    written.map(({name, startsAfter}, index) => [
      name,
      {first: fence.line + startsAfter + 1, hidden: index === written.length - 1 ? hidden : 0},
    ]),
  );
  let current = written.at(-1)?.name ?? '';
  const lineOf = (name: string, line: string): number => {
    const file = files.get(name);
    return file ? file.first + Math.max(0, Number(line) - 1 - file.hidden) : Number(line);
  };
  return messages
    .split('\n')
    .flatMap((text) => {
      const [, space = '', number = '', rest = ''] = EXCERPT.exec(text) ?? [];
      if (number === '')
        return [
          text.replace(PLACE, (place, name: string, line: string, column: string, endLine?: string) => {
            if (!files.has(name)) return place;
            current = name;
            return `${page}:${lineOf(name, line)}${column}${endLine === undefined ? '' : `-${lineOf(name, endLine)}`}`;
          }),
        ];
      if (Number(number) <= (files.get(current)?.hidden ?? 0)) return [];
      return [String(lineOf(current, number)).padStart(space.length + number.length) + rest];
    })
    .join('\n');
}
