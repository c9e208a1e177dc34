/** Highlighting as data. Each token becomes an element, so there are only tokens for what should stand out. */

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

/** A range of the source in UTF-16 code units; the end is exclusive. */
export type Token = {readonly kind: TokenKind; readonly start: number; readonly end: number};

/** Returns tokens sorted by start, without overlaps. */
export type Lexer = (source: string) => readonly Token[];

/** Merges tokens of one kind that only whitespace separates, and module paths; drops empty ones. */
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
