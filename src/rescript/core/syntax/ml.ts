/** Lexers for v8's two syntaxes, Reason and ML. */
import {
  CHARACTER,
  createLexer,
  endOfNested,
  endOfQuotedString,
  namesModule,
  NUMBER,
  OPERATOR,
  startsTag,
  type Around,
  type Rule,
} from './scanner';
import type {Lexer, TokenKind} from './token';

const SHARED_KEYWORDS =
  'and as assert class constraint downto else exception external false for fun if in include inherit initializer lazy ' +
  'let module mutable nonrec of open private rec to true try type val virtual when while with';
const REASON_KEYWORDS = new Set(`${SHARED_KEYWORDS} pri pub switch`.split(' '));
const ML_KEYWORDS = new Set(
  `${SHARED_KEYWORDS} begin do done end function functor match method new object sig struct then`.split(' '),
);

/** The literals that can contain a comment's delimiters, in comments too. */
const LITERAL = /"(?:[^"\\]|\\[^])*"|'(?:\\.|[^\\'\n])'|\{([a-z_]*)\|[^]*?\|\1\}/uy;

const literals: readonly Rule[] = [
  {pattern: /"(?:[^"\\]|\\[\s\S])*"?/y, kind: 'string'},
  {pattern: /\{[a-z_]*\|/y, kind: 'string', extend: endOfQuotedString, when: isQuotedString},
  {pattern: CHARACTER, kind: 'string'},
  {pattern: /'[a-z_]\w*/y, kind: 'type'},
  {pattern: NUMBER, kind: 'number'},
  {pattern: /`[A-Za-z_]\w*/y, kind: 'constructor'},
];

export const lexReason: Lexer = createLexer([
  {pattern: /\s+/y},
  {pattern: /\/\/[^\n]*/y, kind: 'comment'},
  {pattern: /\/\*/y, kind: 'comment', extend: (source, start) => endOfNested(source, start, '/*', '*/', LITERAL)},
  {pattern: /\[(?:@{1,3}|%{1,2})[a-z][\w.]*/y, kind: 'attribute'},
  ...literals,
  {pattern: /\.\.\.?/y},
  {pattern: /[~.#][a-z_]\w*/y},
  {pattern: /[a-z_][\w']*/y, kind: nameIn(REASON_KEYWORDS, true)},
  {pattern: /[A-Z]\w*/y, kind: capitalised},
  {pattern: OPERATOR},
]);

export const lexMl: Lexer = createLexer([
  {pattern: /\s+/y},
  {pattern: /\(\*/y, kind: 'comment', extend: (source, start) => endOfNested(source, start, '(*', '*)', LITERAL)},
  {pattern: /\[(?:@{1,3}|%{1,2})[a-z][\w.]*/y, kind: 'attribute'},
  ...literals,
  {pattern: /\.\.\.?/y},
  {pattern: /[~?.#][a-z_]\w*/y},
  {pattern: /[a-z_][\w']*/y, kind: nameIn(ML_KEYWORDS, false)},
  {pattern: /[A-Z]\w*/y, kind: capitalised},
  {pattern: /[-+*/<>=!&|^@$]+/y},
]);

function isQuotedString({source, start, end}: Around): boolean {
  return source.includes(`|${source.slice(start + 1, end - 1)}}`, end);
}

function nameIn(keywords: ReadonlySet<string>, hasTags: boolean) {
  return (text: string, {before, earlier}: Around): TokenKind | undefined => {
    if (keywords.has(text)) return 'keyword';
    if (hasTags && startsTag(before, earlier)) return 'tag';
    return before === 'type' || (before === 'nonrec' && earlier === 'type') ? 'type' : undefined;
  };
}

function capitalised(_text: string, around: Around): TokenKind {
  return around.source[around.end] === '.' || namesModule(around) ? 'module' : 'constructor';
}
