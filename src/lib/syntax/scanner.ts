/** The part that the lexers of ReScript, Reason and ML share: walking a text by sticky patterns. */
import {mergeTokens, type Lexer, type Token, type TokenKind} from './token';

/** What a rule sees of the text around it. */
export type Around = {
  readonly source: string;
  /** Where the match starts. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** The last piece before it that is neither white space nor a comment, empty at the start. */
  readonly before: string;
  /** The piece before that one. */
  readonly earlier: string;
};

export type Rule = {
  /** Sticky. */
  readonly pattern: RegExp;
  /** What the match is; undefined is plain text. */
  readonly kind?: TokenKind | ((text: string, around: Around) => TokenKind | undefined);
  /** Whether the rule applies here at all. */
  readonly when?: (around: Around) => boolean;
  /** For matches that only begin something: where it ends. */
  readonly extend?: (source: string, start: number, end: number) => number;
  /** For matches with code inside: the tokens of the whole. */
  readonly inside?: (source: string, start: number, end: number) => readonly Token[];
};

/** Literals that the three languages write alike. Sticky patterns keep their place, so each lexer uses them in turn only. */
export const NUMBER = /(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|\d[\d_]*(?:\.(?![.\w])|\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?)[nlL]?/y;
export const CHARACTER = /'(?:\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|o?\d{3}|[^\n])|[^\\'\n])'/y;

/** A lexer that tries the rules in order at each place; a character that none matches is plain. */
export function createLexer(rules: readonly Rule[]): Lexer {
  return (source) => {
    const tokens: Token[] = [];
    let [before, earlier] = ['', ''];
    let start = 0;
    while (start < source.length) {
      const found = firstMatch(rules, {source, start, before, earlier});
      if (!found) {
        [earlier, before] = [before, source.charAt(start)];
        start++;
        continue;
      }
      const {rule, end} = found;
      const text = source.slice(start, end);
      const kind = typeof rule.kind === 'function' ? rule.kind(text, {source, start, end, before, earlier}) : rule.kind;
      if (rule.inside) tokens.push(...rule.inside(source, start, end));
      else if (kind) tokens.push({kind, start, end});
      if (kind !== 'comment' && text.trim() !== '') [earlier, before] = [before, text];
      start = end;
    }
    return mergeTokens(source, tokens);
  };
}

function firstMatch(rules: readonly Rule[], place: Omit<Around, 'end'>): {readonly rule: Rule; readonly end: number} | undefined {
  for (const rule of rules) {
    rule.pattern.lastIndex = place.start;
    const match = rule.pattern.exec(place.source);
    if (!match || match[0] === '') continue;
    const end = place.start + match[0].length;
    if (rule.when && !rule.when({...place, end})) continue;
    return {rule, end: rule.extend ? rule.extend(place.source, place.start, end) : end};
  }
  return undefined;
}

/** The end of a comment whose kind may stand inside itself; the end of the source when it is never closed. */
export function endOfNested(source: string, start: number, open: string, close: string): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source.startsWith(open, at)) {
      depth++;
      at += open.length - 1;
    } else if (source.startsWith(close, at)) {
      depth--;
      at += close.length - 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

/** The end of a quoted string such as `{j|…|j}`, from its opening. */
export function endOfQuotedString(source: string, start: number, end: number): number {
  const name = source.slice(start + 1, end - 1);
  const close = source.indexOf(`|${name}}`, end);
  return close === -1 ? source.length : close + name.length + 2;
}
