/**
 * Overrides the lexer's guesses about names with semantic tokens of the Language Server Protocol. A token is five
 * numbers, the first two relative to the token before: lines down, UTF-16 units right, length, type, modifiers.
 */
import type {Span} from '../diagnostics/parse';
import {mergeTokens, type Token, type TokenKind} from './token';

/** The meaning of the numeric token types; undefined is plain text. */
const TYPES: Readonly<Record<number, TokenKind>> = {2: 'type', 4: 'module', 5: 'constructor', 6: 'field', 7: 'tag'};

/** The kinds the lexer may get wrong. */
const GUESSES: ReadonlySet<TokenKind> = new Set(['keyword', 'type', 'module', 'constructor', 'field', 'tag']);

/** Some of the tool's tokens cover unnamed things, such as inline record types. */
const NAME = /^(?:[A-Za-z_][\w']*|\\".*")$/;

/** `kind` is missing for a name that stays plain. */
type NamedSpan = Span & {readonly kind?: TokenKind};

/** The tool's tokens as ranges of the source. */
function decodeSemanticTokens(source: string, data: readonly number[]): readonly NamedSpan[] {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({index}) => index + 1)];
  let line = 0;
  let column = 0;
  const tokens: NamedSpan[] = [];
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(at, at + 4);
    column = down === 0 ? column + right : right;
    line += down;
    const start = (lineStarts[line] ?? source.length) + column;
    const kind = TYPES[type];
    tokens.push({start, end: start + length, ...(kind && {kind})});
  }
  return tokens;
}

/** The lexer's tokens, corrected by the tool's tokens for names. */
export function overlaySemanticTokens(
  source: string,
  lexed: readonly Token[],
  data: readonly number[],
): readonly Token[] {
  const names = decodeSemanticTokens(source, data).filter(({start, end}) => NAME.test(source.slice(start, end)));
  const kept = lexed.flatMap((token): readonly Token[] =>
    GUESSES.has(token.kind) ? cutOut(source, token, names) : [token],
  );
  const known = names.flatMap(({start, end, kind}): readonly Token[] =>
    kind && !lexed.some((token) => !GUESSES.has(token.kind) && token.start < end && start < token.end)
      ? [{kind, start, end}]
      : [],
  );
  return mergeTokens(
    source,
    [...kept, ...known].sort((a, b) => a.start - b.start),
  );
}

/** The parts of a token outside the ranges, without separators between them. */
function cutOut(source: string, token: Token, stretches: readonly Span[]): readonly Token[] {
  const inside = stretches.filter(({start, end}) => start < token.end && token.start < end);
  const pieces: Token[] = [];
  let start = token.start;
  for (const stretch of inside) {
    if (stretch.start > start) pieces.push({...token, start, end: stretch.start});
    start = Math.max(start, stretch.end);
  }
  if (start < token.end) pieces.push({...token, start});
  return inside.length === 0 ? pieces : pieces.map((piece) => trimmed(source, piece));
}

function trimmed(source: string, {kind, start, end}: Token): Token {
  const text = source.slice(start, end);
  const from = start + (/^[\s.]*/.exec(text)?.[0].length ?? 0);
  return {kind, start: from, end: Math.max(from, start + text.replace(/[\s.]*$/, '').length)};
}
