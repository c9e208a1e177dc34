/** What the lexers share: scanning a text with sticky patterns. */
import {mergeTokens, type Lexer, type Token, type TokenKind} from './token';

/** The context a rule can inspect. */
export type Around = {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  /** The token before, without whitespace and comments; empty at the start. */
  readonly before: string;
  /** The token before that one. */
  readonly earlier: string;
};

export type Rule = {
  /** Sticky. */
  readonly pattern: RegExp;
  /** Undefined is plain text. */
  readonly kind?: TokenKind | ((text: string, around: Around) => TokenKind | undefined);
  readonly when?: (around: Around) => boolean;
  /** Where a match that only starts something ends. */
  readonly extend?: (source: string, start: number, end: number) => number;
  /** The tokens of a match that contains code. */
  readonly inside?: (source: string, start: number, end: number) => readonly Token[];
};

/** Literals of all three languages. Sticky patterns are stateful, so lexers that share them must not interleave. */
export const NUMBER =
  /(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|\d[\d_]*(?:\.(?![.\w])|\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?)[nlL]?/y;
export const CHARACTER = /'(?:\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|o?\d{3}|[^\n])|[^\\'\n])'/y;

/** Tries the rules in order. What no rule matches is plain text. */
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

function firstMatch(
  rules: readonly Rule[],
  place: Omit<Around, 'end'>,
): {readonly rule: Rule; readonly end: number} | undefined {
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

/** The end of a value. After it, a slash divides and `<` compares. */
export const VALUE_END = /[\w)\]}"'`]$/;

/** Whether `<` or `</` starts a tag. */
export function startsTag(before: string, earlier: string): boolean {
  return before === '</' || before.endsWith('><') || (before === '<' && !VALUE_END.test(earlier));
}

/** Whether a capitalized name is a module because of what's before it. */
export function namesModule({before, earlier}: Around): boolean {
  return ['module', 'open', 'include', 'type'].includes(before) || startsTag(before, earlier);
}

/** The end of a nestable comment; of the source if it isn't closed. */
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

/** The end of `{j|…|j}`, from its opening. */
export function endOfQuotedString(source: string, start: number, end: number): number {
  const name = source.slice(start + 1, end - 1);
  const close = source.indexOf(`|${name}}`, end);
  return close === -1 ? source.length : close + name.length + 2;
}
