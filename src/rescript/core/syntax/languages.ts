/** The languages pages may show, by the word after a fence's backticks. */
import {lexMl, lexReason} from './ml';
import {lexRescript} from './rescript';
import {mergeTokens, type Lexer, type Token, type TokenKind} from './token';
import {createLexer, NUMBER} from './scanner';
import {Prism} from 'prism-react-renderer';

/** Shell commands. This lexer and the next two are small: only what pages show. */
const lexShell: Lexer = createLexer([
  {pattern: /\s+/y},
  {pattern: /#[^\n]*/y, kind: 'comment', when: ({source, start}) => start === 0 || /\s/.test(source.charAt(start - 1))},
  {pattern: /'[^']*'?|"(?:[^"\\]|\\[\s\S])*"?/y, kind: 'string'},
  {pattern: /\$(?:\w+|\{[^}\n]*\}|[?$!#@*])/y, kind: 'constructor'},
  {pattern: /--?[A-Za-z][\w-]*/y, kind: 'field', when: ({source, start}) => /\s/.test(source.charAt(start - 1))},
  {
    pattern: /(?:if|then|else|elif|fi|for|do|done|while|case|esac|export|function)(?![\w./-])/y,
    kind: 'keyword',
    when: ({source, start}) =>
      /(?:^|[\n;&|(]|\b(?:then|do|else))[ \t]*$/.test(source.slice(Math.max(0, start - 20), start)),
  },
  {pattern: /[\w./@:=~+-]+/y},
]);

const lexDiff: Lexer = createLexer([
  {pattern: /(?:\+\+\+|---|@@|diff |index )[^\n]*\n?/y, kind: 'comment'},
  {pattern: /\+[^\n]*\n?/y, kind: 'inserted'},
  {pattern: /-[^\n]*\n?/y, kind: 'deleted'},
  {pattern: /[^\n]*\n?/y},
]);

const lexToml: Lexer = createLexer([
  {pattern: /\s+/y},
  {pattern: /#[^\n]*/y, kind: 'comment'},
  {
    pattern: /\[\[?[^\]\n]+\]\]?/y,
    kind: 'tag',
    when: ({source, start}) => /(?:^|\n)[ \t]*$/.test(source.slice(0, start)),
  },
  {pattern: /[\w.-]+(?=\s*=)/y, kind: 'field'},
  {pattern: /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?/y, kind: 'string'},
  {pattern: /(?:true|false)\b/y, kind: 'keyword'},
  {pattern: NUMBER, kind: 'number'},
]);

const LEXERS: Readonly<Record<string, Lexer>> = {
  res: lexRescript,
  resi: lexRescript,
  rescript: lexRescript,
  re: lexReason,
  rei: lexReason,
  reason: lexReason,
  ml: lexMl,
  mli: lexMl,
  ocaml: lexMl,
  sh: lexShell,
  bash: lexShell,
  shell: lexShell,
  diff: lexDiff,
  toml: lexToml,
};

const LABELS: Readonly<Record<string, string>> = {
  res: 'ReScript',
  resi: 'ReScript',
  re: 'Reason',
  ml: 'ML',
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
};

/** The display name of a language; falls back to the id. */
export function languageLabel(language: string): string {
  return LABELS[language] ?? language;
}

/** Whether sources in a language have tokens. */
export const hasLexer = (language: string): boolean => (LEXERS[language] ?? prismLexer(language)) !== undefined;

/**
 * The tokens of a source. Empty, so plain text, for a language without a lexer, and if a grammar fails on the source.
 */
export function lex(language: string, source: string): readonly Token[] {
  const lexer = LEXERS[language] ?? prismLexer(language);
  try {
    return lexer?.(source) ?? [];
  } catch {
    return [];
  }
}

type PrismPart = ReturnType<typeof Prism.tokenize>[number];
type PrismToken = Exclude<PrismPart, string>;
type TokenStream = PrismPart | PrismToken['content'];

/** Our kinds by Prism's types; undefined for those that are plain text, whatever the token around them. */
const KINDS: ReadonlyMap<string, TokenKind | undefined> = new Map(
  Object.entries({
    attribute: 'decorator entity',
    comment: 'cdata comment doctype prolog',
    constructor: 'constant',
    field: 'attr-name internal-slot key key-atrule literal-property property',
    keyword: 'atrule boolean important keyword null',
    number: 'number',
    plain: 'generic-function interpolation spread',
    string: 'attr-value regex string template-string',
    tag: 'selector tag',
    type: 'builtin class-name maybe-class-name',
  }).flatMap(([kind, types]) =>
    types.split(' ').map((type) => [type, kind === 'plain' ? undefined : (kind as TokenKind)] as const),
  ),
);

/** They reset the color inside another token: a tag's punctuation isn't the tag. */
const PLAIN = new Set(['punctuation', 'operator']);

/** A lexer for one of prism-react-renderer's grammars; undefined if there is no such grammar. */
function prismLexer(name: string): Lexer | undefined {
  const grammar = Prism.languages[name];
  if (!grammar) return undefined;
  return (source) => {
    const tokens: Token[] = [];
    flatten(Prism.tokenize(source, grammar), 0, undefined, tokens);
    return mergeTokens(source, tokens);
  };
}

/** @returns the offset after the stream */
function flatten(stream: TokenStream, start: number, around: TokenKind | undefined, tokens: Token[]): number {
  if (typeof stream === 'string') {
    const end = start + stream.length;
    if (around) tokens.push({kind: around, start, end});
    return end;
  }
  if (Array.isArray(stream)) return stream.reduce<number>((at, part) => flatten(part, at, around, tokens), start);
  return flatten(stream.content, start, kindOf(stream, around), tokens);
}

function kindOf({type, alias}: PrismToken, around: TokenKind | undefined): TokenKind | undefined {
  const names = [type, ...(Array.isArray(alias) ? alias : [alias])];
  if (names.includes('function-variable')) return undefined;
  const known = names.find((name) => KINDS.has(name ?? ''));
  if (known !== undefined) return KINDS.get(known);
  return PLAIN.has(type) && around !== 'string' && around !== 'comment' ? undefined : around;
}
