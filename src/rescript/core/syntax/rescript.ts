/**
 * ReScript's lexer: keywords, literals, comments, and attributes exactly; names by shape and context, which `overlay.ts`
 * corrects if the language's tools have run.
 */
import {
  CHARACTER,
  createIncremental,
  createLexer,
  endOfNested,
  LOOKAHEAD,
  namesModule,
  NUMBER,
  OPERATOR,
  scanTemplate,
  startsTag,
  VALUE_END,
  type Around,
  type Rule,
} from './scanner';
import type {Lexer, TokenKind} from './token';

export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'and as assert async await catch constraint downto else exception external false for if in include lazy let ' +
    'module mutable nonrec of open private rec switch to true try type unpack when while with'
  ).split(' '),
);

/** Keywords that are also names, of labels and fields for example; `lazy` since v12. */
const SOFT = new Set('as async catch constraint downto in lazy nonrec of private to unpack when with'.split(' '));

/** Keywords after which a slash starts a regular expression. Unlike the other soft ones, `when` can only be a guard there. */
const BEFORE_VALUE = new Set(
  [...KEYWORDS].filter((word) => word === 'when' || (!SOFT.has(word) && word !== 'true' && word !== 'false')),
);

const TYPES = new Set('array bigint bool char dict exn float int list option promise result string unit'.split(' '));

const rules: readonly Rule[] = [
  {pattern: /\s+/y},
  {pattern: /\/\/[^\n]*/y, kind: 'comment'},
  {pattern: /\/\*/y, kind: 'comment', extend: (source, start) => endOfNested(source, start, '/*', '*/')},
  {pattern: /"(?:[^"\\]|\\[\s\S])*"?/y, kind: 'string'},
  {pattern: /\\"[^"\n]*"?/y},
  {pattern: /`/y, scan: scanTemplate},
  {pattern: CHARACTER, kind: 'string'},
  {pattern: /'[a-z_][\w']*/y, kind: 'type'},
  {
    pattern: /\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y,
    kind: 'string',
    when: ({before}) => BEFORE_VALUE.has(before) || !VALUE_END.test(before),
  },
  {pattern: NUMBER, kind: 'number'},
  {pattern: /@@?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|%%?[a-z]\w*(?:\.\w+)*/y, kind: 'attribute'},
  {pattern: /#(?:[A-Za-z_]\w*|\d+|"(?:[^"\\]|\\.)*")/y, kind: 'constructor'},
  {pattern: /\.\.\.?/y},
  {pattern: /[~.][a-z_][\w']*/y},
  {pattern: /[a-z_][\w']*/y, kind: lowercaseKind},
  {pattern: /[A-Z][\w']*/y, kind: uppercaseKind},
  {pattern: OPERATOR},
];

export const lexRescript: Lexer = createLexer(rules);

/** Creates a lexer for a source that is being edited. */
export const createRescriptLexer = createIncremental(rules);

function lowercaseKind(text: string, {source, end, before, earlier}: Around): TokenKind | undefined {
  if ((text === 'list' || text === 'dict') && source[end] === '{') return 'keyword';
  if (KEYWORDS.has(text)) {
    const isName = SOFT.has(text) && /^\s*(?:[:,)\]}]|=(?!>)|->)/.test(source.slice(end, end + LOOKAHEAD));
    return isName ? undefined : 'keyword';
  }
  if (startsTag(before, earlier)) return 'tag';
  if (before === 'type' || (before === 'rec' && earlier === 'type')) return 'type';
  return before === ':' && TYPES.has(text) ? 'type' : undefined;
}

function uppercaseKind(_text: string, around: Around): TokenKind {
  const isPath = /^\.[A-Za-z_{([\\"]/.test(around.source.slice(around.end, around.end + 2));
  return isPath || namesModule(around) ? 'module' : 'constructor';
}
