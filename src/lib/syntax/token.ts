/**
 * Highlighting as data: which stretches of a source are what. Everything else is plain text, and that is
 * most of it: each token becomes an element of the page, so only what helps the eye is one.
 */

export const TOKEN_CLASSES = {
  keyword: 'k',
  string: 's',
  number: 'n',
  comment: 'c',
  type: 't',
  module: 'm',
  constructor: 'v',
  field: 'f',
  attribute: 'a',
  tag: 'g',
  inserted: 'i',
  deleted: 'd',
} as const;

export type TokenKind = keyof typeof TOKEN_CLASSES;

/** A stretch of the source in UTF-16 units, the end excluded. */
export type Token = {readonly kind: TokenKind; readonly start: number; readonly end: number};

/** A highlighter: tokens sorted by start, none overlapping. */
export type Lexer = (source: string) => readonly Token[];

/** Joins neighbours of one kind that only white space parts, and the steps of a module path; drops empty tokens. */
export function mergeTokens(source: string, tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    if (token.end <= token.start) continue;
    const last = merged.at(-1);
    if (last?.kind === token.kind && belongTogether(source.slice(last.end, token.start), token.kind)) {
      merged[merged.length - 1] = {...last, end: token.end};
    } else merged.push(token);
  }
  return merged;
}

function belongTogether(between: string, kind: TokenKind): boolean {
  return between.trim() === '' || (kind === 'module' && between === '.');
}
