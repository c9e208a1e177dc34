/**
 * Lays a source out so that the editor's analysis tool answers for every name in it. In its test mode, the tool answers
 * a mark in a comment about the line above, one mark a line:
 *
 *     let total = songs->Array.reduce(0, (sum, {plays}) => sum + plays)
 *     //            ^hov
 *
 * So the source is broken into short lines, each name's line is followed by a line for marks, and each round asks about
 * a different name of every line. The rounds have the same line breaks, so they are about the same compiled file.
 */
import {lexRescript} from '../../../rescript/core/syntax/rescript';
import type {TokenKind} from '../../../rescript/core/syntax/token';
import type {ColumnUnit} from '../../../rescript/core/diagnostics/parse';

/** A name, in UTF-16 units. */
export type Name = {readonly start: number; readonly end: number};

/** A question about a name, by its index; `line` and `column` count from 0, as the tool does. */
type Mark = {readonly name: number; readonly line: number; readonly column: number};

export type Layout = {
  /** The source's names. */
  readonly names: readonly Name[];
  /** The source to compile: the same line breaks as each round's. */
  readonly code: string;
  /** The sources to ask about, with the marks each one has. */
  readonly rounds: readonly {readonly code: string; readonly marks: readonly Mark[]}[];
};

/** What names are not in. */
const OPAQUE: ReadonlySet<TokenKind> = new Set(['string', 'comment', 'number', 'attribute']);
const NAME = /(?<!['#\w])[A-Za-z_][\w']*/g;
/** A line may end after these, which leaves one name on most lines. */
const BREAK = new RegExp(
  [
    '[,([{]|=>|->',
    // Operators and separators between spaces, the colon of an annotation, words between two names.
    '(?<= )(?:=|:=|\\+\\+?|-|\\*|/|===?|!==?|<=?|>=?|&&|\\|\\|?|\\?|:|as|if|when|in|to)(?= )|:(?= )',
    // The arguments of a type, the default of a label, a field of a record, and in JSX before an attribute.
    '(?<=\\w)<(?=\\w)|(?<=~\\w+)=(?![?>])|(?<=(?<![\\w.])[a-z_]\\w*|[)\\]])\\.(?=[a-z])| (?=[a-z]\\w*=[{"])',
  ].join('|'),
  'g',
);
/** Marks start with `//`, so they can't point at the first two columns. */
const INDENT = '  ';

/**
 * The names of a ReScript source the tool can be asked about. Keywords and the tags of HTML have no type. About the
 * module of a path, such as `Belt.Array.map`, the tool answers with the type of the whole, unless it's the file's own.
 */
export function namesOf(source: string, tokens = lexRescript(source)): readonly Name[] {
  const taken = tokens.filter(({kind}) => OPAQUE.has(kind) || kind === 'keyword' || kind === 'tag');
  const own = new Set([...source.matchAll(/\bmodule (?:rec |type )?([A-Z]\w*)/g)].map(([, name]) => name));
  return [...source.matchAll(NAME)].flatMap(({0: text, index}) => {
    const end = index + text.length;
    const isInPath = /^[A-Z]/.test(text) && source[end] === '.' && !own.has(text);
    const isTaken = taken.some((token) => token.start < end && index < token.end);
    return text === '_' || isInPath || isTaken ? [] : [{start: index, end}];
  });
}

/**
 * @param breaks where lines may end besides where they do; without it, the source keeps its lines
 * @param unit how the tool counts columns
 */
export function layOut(source: string, {breaks, unit}: {readonly breaks: boolean; readonly unit: ColumnUnit}): Layout {
  const tokens = lexRescript(source);
  const names = namesOf(source, tokens);
  const opaque = tokens.filter(({kind}) => OPAQUE.has(kind));
  const isInside = (offset: number): boolean => opaque.some(({start, end}) => start < offset && offset < end);
  const ends = lineEnds(source, breaks, isInside);
  const lines: string[] = [];
  const asked: {readonly after: number; readonly marks: readonly Mark[]}[] = [];
  let start = 0;
  let next = 0;
  for (const end of [...ends, source.length]) {
    const inside = isInside(start);
    const text = (inside ? '' : INDENT) + source.slice(start, end).replace(/\n$/, '');
    lines.push(text);
    const line = lines.length - 1;
    const marks: Mark[] = [];
    for (; next < names.length && (names[next]?.start ?? 0) < end; next++) {
      const name = names[next];
      if (!name || inside) continue;
      const before = text.slice(0, INDENT.length + name.start - start);
      const column = unit === 'bytes' ? new TextEncoder().encode(before).length : before.length;
      marks.push({name: next, line, column});
    }
    if (marks.length > 0 && !isInside(end)) {
      asked.push({after: line, marks});
      lines.push('//');
    }
    start = end;
  }
  const count = Math.max(0, ...asked.map(({marks}) => marks.length));
  const rounds = Array.from({length: count}, (_, round) => {
    const marks = asked.flatMap((line) => line.marks[round] ?? []);
    const own = [...lines];
    for (const {line, column} of marks) own[line + 1] = `//${' '.repeat(column - INDENT.length)}^hov`;
    return {code: `${own.join('\n')}\n`, marks};
  });
  return {names, code: `${lines.join('\n')}\n`, rounds};
}

function lineEnds(source: string, breaks: boolean, isInside: (offset: number) => boolean): readonly number[] {
  const own = [...source.matchAll(/\n/g)].map(({index}) => index + 1);
  const added = breaks
    ? [...source.matchAll(BREAK)]
        .map(({0: text, index}) => ({at: index + text.length, tag: /<\/?[\w.]*$/.test(source.slice(0, index))}))
        .filter(({at, tag}) => !tag && !isInside(at) && !isInside(at - 1) && source[at] !== '\n')
        .map(({at}) => at)
    : [];
  return [...new Set([...own, ...added])].sort((a, b) => a - b).filter((end) => end < source.length);
}
