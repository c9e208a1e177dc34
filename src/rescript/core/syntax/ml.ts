/** v8's two syntaxes, Reason and ML: lexers, and what its converter between them loses or adds. */
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

/** Top-level code, or a comment or an empty line between: the converter drops those, so they're carried over. */
type TopLevelPiece = {readonly kind: 'code' | 'between'; readonly text: string};

const LINE_COMMENT = /^\/\/ ?(.*)$/;
const REASON_COMMENT = /^\/\*+ ?([\s\S]*?) ?\*\/\s*$/;
const ML_COMMENT = /^\(\*+ ?([\s\S]*?) ?\*\)\s*$/;

/**
 * The parts of a source, in order. Only single-line comments without indentation become parts of their own.
 * @param to the syntax comments are converted to
 */
export function topLevelPieces(source: string, from: 're' | 'ml', to: 're' | 'ml'): readonly TopLevelPiece[] {
  const pieces: TopLevelPiece[] = [];
  let code: string[] = [];
  const flush = (): void => {
    if (code.length > 0) pieces.push({kind: 'code', text: `${code.join('\n')}\n`});
    code = [];
  };
  for (const line of source.trimEnd().split('\n')) {
    const [, comment] =
      (from === 're' ? (REASON_COMMENT.exec(line) ?? LINE_COMMENT.exec(line)) : ML_COMMENT.exec(line)) ?? [];
    if ((comment === undefined && line.trim() !== '') || depthOf(code.join('\n')) > 0) code.push(line);
    else {
      flush();
      const shown = comment === undefined ? '' : to === 're' ? `/* ${comment} */` : `(* ${comment} *)`;
      pieces.push({kind: 'between', text: `${shown}\n`});
    }
  }
  flush();
  return pieces;
}

/** Counts brackets in strings too, which at worst makes a part longer. */
function depthOf(code: string): number {
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0);
}

/** The converter's ML without the attributes and doubled parentheses it adds for itself. */
export function tidyMl(code: string): string {
  const plain = withoutArity(code);
  const pairs = parentheses(plain);
  const doubled = [...pairs].filter(([start, end]) => plain[start + 1] === '(' && pairs.get(start + 1) === end - 1);
  return without(plain, doubled.flat());
}

const ARITY = /\s*\[@explicit_arity\s*\]\s*/;

/** Removes the attribute, and the parentheses around what it's for. */
function withoutArity(code: string): string {
  const match = ARITY.exec(code);
  if (!match) return code;
  const rest = code.replace(ARITY, '');
  const around = [...parentheses(rest)].find(([, end]) => end === match.index) ?? [];
  return withoutArity(without(rest, around));
}

/** Where parentheses open and close. Those in strings and comments are text. */
function parentheses(code: string): ReadonlyMap<number, number> {
  const text = lexMl(code).filter(({kind}) => kind === 'string' || kind === 'comment');
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const {0: character, index} of code.matchAll(/[()]/g)) {
    if (text.some(({start, end}) => start <= index && index < end)) continue;
    const start = character === '(' ? void open.push(index) : open.pop();
    if (start !== undefined) pairs.set(start, index);
  }
  return pairs;
}

function without(code: string, places: readonly number[]): string {
  return [...places].sort((a, b) => b - a).reduce((rest, at) => rest.slice(0, at) + rest.slice(at + 1), code);
}
