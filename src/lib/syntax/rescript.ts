/**
 * ReScript's lexer: keywords, literals, comments and attributes exactly; names by shape and context, which `overlay.ts`
 * corrects if the language's tools have run.
 */
import {
  CHARACTER,
  createLexer,
  endOfNested,
  endOfQuotedString,
  namesModule,
  NUMBER,
  startsTag,
  VALUE_END,
  type Around,
  type Rule,
} from './scanner';
import type {Lexer, Token, TokenKind} from './token';

export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'and as assert async await catch constraint downto else exception external false for if in include lazy let ' +
    'module mutable nonrec of open private rec switch to true try type unpack when while with'
  ).split(' '),
);

/** Keywords that are also names, of labels and fields for example. */
const SOFT = new Set('as async catch constraint downto in nonrec of private to unpack when with'.split(' '));

const TYPES = new Set('array bigint bool char dict exn float int list option promise result string unit'.split(' '));

const rules: readonly Rule[] = [
  {pattern: /\s+/y},
  {pattern: /\/\/[^\n]*/y, kind: 'comment'},
  {pattern: /\/\*/y, kind: 'comment', extend: (source, start) => endOfNested(source, start, '/*', '*/')},
  {pattern: /"(?:[^"\\]|\\[\s\S])*"?/y, kind: 'string'},
  {pattern: /\\"[^"\n]*"?/y},
  {pattern: /\{[a-z]+\|/y, kind: 'string', extend: endOfQuotedString},
  {pattern: /`/y, extend: (source, start) => endOfTemplate(source, start), inside: templateTokens},
  {pattern: CHARACTER, kind: 'string'},
  {pattern: /'[a-z_]\w*/y, kind: 'type'},
  {
    pattern: /\/(?![/*>\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y,
    kind: 'string',
    when: ({before}) => !before.endsWith('<') && (KEYWORDS.has(before) || !VALUE_END.test(before)),
  },
  {pattern: NUMBER, kind: 'number'},
  {pattern: /@@?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|%%?[a-z]\w*(?:\.\w+)*/y, kind: 'attribute'},
  {pattern: /#(?:[A-Za-z_]\w*|\d+|"(?:[^"\\]|\\.)*")/y, kind: 'constructor'},
  {pattern: /\.\.\.?/y},
  {pattern: /[~.][a-z_]\w*/y},
  {pattern: /[a-z_][\w']*/y, kind: lowercaseKind},
  {pattern: /[A-Z]\w*/y, kind: uppercaseKind},
  {pattern: /[-+*/<>=!&|^]+\.?/y},
];

export const lexRescript: Lexer = createLexer(rules);

function lowercaseKind(text: string, {source, end, before, earlier}: Around): TokenKind | undefined {
  if ((text === 'list' || text === 'dict') && source[end] === '{') return 'keyword';
  if (KEYWORDS.has(text)) {
    const isName = SOFT.has(text) && /^\s*(?:[:,)\]}]|=(?!>)|->)/.test(source.slice(end, end + 40));
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

function endOfTemplate(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') return at + 1;
    else if (source.startsWith('${', at)) at = endOfInterpolation(source, at) - 1;
  }
  return source.length;
}

function endOfInterpolation(source: string, start: number): number {
  let depth = 0;
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '`') at = endOfTemplate(source, at) - 1;
    else if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return at + 1;
  }
  return source.length;
}

/** A template's text is a string; interpolated code is code. */
function templateTokens(source: string, start: number, end: number): readonly Token[] {
  const tokens: Token[] = [];
  let text = start;
  for (let at = start + 1; at < end; at++) {
    if (source[at] === '\\') at++;
    else if (source.startsWith('${', at)) {
      const close = endOfInterpolation(source, at);
      tokens.push({kind: 'string', start: text, end: at});
      const code = source.slice(at + 2, close - 1);
      tokens.push(
        ...lexRescript(code).map((token) => ({...token, start: token.start + at + 2, end: token.end + at + 2})),
      );
      text = close;
      at = close - 1;
    }
  }
  return [...tokens, {kind: 'string', start: text, end}];
}
