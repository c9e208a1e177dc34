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
  /** What a match that contains code consists of. */
  readonly scan?: (source: string, start: number, code: ScanCode) => Scanned;
};

/** A part of a source: its tokens and its end. */
type Scanned = {readonly tokens: readonly Token[]; readonly end: number};

/** Scans code up to the brace that closes the one before it; `end` is right after that brace. */
type ScanCode = (start: number) => Scanned;

/** Literals of all three languages. */
export const NUMBER =
  /(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|\d[\d_]*(?:\.(?![.\w])|\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?)[nlL]?/y;
export const CHARACTER = /'(?:\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|o?\d{3}|[^\n])|[^\\'\n])'/uy;

/** One or more operators. A slash is a token of its own, unless it closes a tag: it may start a comment or a pattern. */
export const OPERATOR = /<\/(?![/*])|(?:(?!<\/)[-+*<>=!&|^])+\.?|<|\/\.?/y;

/** Tries the rules in order. What no rule matches is plain text. */
export function createLexer(rules: readonly Rule[]): Lexer {
  const create = createIncremental(rules);
  return (source) => create()(source, 0, 0, source.length);
}

/**
 * Lexes a source that is being edited, in one call for each of its states.
 * @param changed offset of the first difference from the state before
 * @param from offset of the part to color
 * @param to end of that part; the rest of the source isn't read
 * @returns the tokens in that part
 */
export type IncrementalLexer = (source: string, changed: number, from: number, to: number) => readonly Token[];

/** How far beyond its match a rule may look, in UTF-16 code units. It may also look as far as the end of the line. */
export const LOOKAHEAD = 40;

/** The lexers read a changed source again from the last line that the change can't affect. */
export function createIncremental(rules: readonly Rule[]): () => IncrementalLexer {
  return () => {
    const lines: Line[] = [];
    const tokens: Token[] = [];
    return (source, changed, from, to) => {
      const unchanged = changed < LOOKAHEAD ? 0 : source.lastIndexOf('\n', changed - LOOKAHEAD) + 1;
      while ((lines.at(-1)?.start ?? 0) > unchanged) lines.pop();
      const line = lines.at(-1) ?? START;
      tokens.length = line.tokens;
      scanCode(rules, source, line, {tokens, reached: (next) => lines.push(next) > 0 && next.start >= to});
      return mergeTokens(
        source,
        tokens.filter(({start, end}) => end > from && start < to),
      );
    };
  };
}

/** A place between two lines, and what the rules need to know of the text before it. */
type Line = Pick<Around, 'start' | 'before' | 'earlier'> & {
  /** Braces that are open. */
  readonly depth: number;
  /** Whether each open parenthesis is an attribute's. */
  readonly payloads: readonly boolean[];
  /** How many tokens are before it. */
  readonly tokens: number;
};

const START: Line = {start: 0, before: '', earlier: '', depth: 0, payloads: [], tokens: 0};

/**
 * @param outermost collects the tokens, and says at a line whether it has enough of them; without it, the code is a
 * template's, and ends with the brace that closes the one before `from`
 */
function scanCode(
  rules: readonly Rule[],
  source: string,
  from: Line,
  outermost?: {readonly tokens: Token[]; readonly reached: (line: Line) => boolean},
): Scanned {
  const tokens = outermost?.tokens ?? [];
  let {start, before, earlier, depth} = from;
  const payloads = [...from.payloads];
  while (start < source.length) {
    const found = firstMatch(rules, {source, start, before, earlier});
    if (!found) {
      const character = source.charAt(start);
      if (character === '(') payloads.push(ANNOTATION.test(before));
      [earlier, before] = [before, character === ')' && payloads.pop() ? '' : character];
      start++;
      if (character === '{') depth++;
      else if (character === '}' && depth-- === 0 && !outermost) return {tokens, end: start};
      continue;
    }
    const {rule} = found;
    const scanned = rule.scan?.(source, start, (at) => scanCode(rules, source, {...START, start: at}));
    const end = scanned?.end ?? found.end;
    const text = source.slice(start, end);
    const kind = typeof rule.kind === 'function' ? rule.kind(text, {source, start, end, before, earlier}) : rule.kind;
    if (scanned) tokens.push(...scanned.tokens);
    else if (kind) tokens.push({kind, start, end});
    start = end;
    if (text.trim() !== '') {
      if (kind !== 'comment') [earlier, before] = [before, text];
    } else if (outermost && text.includes('\n')) {
      if (outermost.reached({start, before, earlier, depth, payloads: [...payloads], tokens: tokens.length})) break;
    }
  }
  return {tokens, end: source.length};
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

/** An attribute, which isn't a value itself: it describes the next one. */
const ANNOTATION = /^(?:@|%%)/;

/** The end of a value. After it, a slash divides and `<` compares. */
export const VALUE_END = /^(?!@|%%)[^]*(?:[\w)\]}"'`]|\d\.|..\/)$/;

/** Whether `<` or `</` starts a tag. */
export function startsTag(before: string, earlier: string): boolean {
  return before === '</' || before.endsWith('><') || (before === '<' && !VALUE_END.test(earlier));
}

/** Whether a capitalized name is a module because of what's before it. */
export function namesModule({before, earlier}: Around): boolean {
  return ['module', 'open', 'include', 'type'].includes(before) || startsTag(before, earlier);
}

/**
 * The end of a nestable comment; of the source if it isn't closed.
 * @param literal sticky; what can contain delimiters without opening or closing a comment
 */
export function endOfNested(source: string, start: number, open: string, close: string, literal?: RegExp): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (literal) literal.lastIndex = at;
    const skipped = literal?.exec(source)?.[0].length;
    if (skipped) at += skipped - 1;
    else if (source.startsWith(open, at)) {
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

/** A template, from its opening backtick: its text is a string, and what it interpolates is code. */
export function scanTemplate(source: string, start: number, code: ScanCode): Scanned {
  const tokens: Token[] = [];
  let text = start;
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') return {tokens: [...tokens, {kind: 'string', start: text, end: at + 1}], end: at + 1};
    else if (source.startsWith('${', at)) {
      const inside = code(at + 2);
      tokens.push({kind: 'string', start: text, end: at}, ...inside.tokens);
      text = inside.end;
      at = text - 1;
    }
  }
  return {tokens: [...tokens, {kind: 'string', start: text, end: source.length}], end: source.length};
}
