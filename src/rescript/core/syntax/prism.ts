/** Prism's grammars as lexers, for the build. */
import {Prism} from 'prism-react-renderer';
import {mergeTokens, type Lexer, type Token, type TokenKind} from './token';

type PrismPart = ReturnType<typeof Prism.tokenize>[number];
type PrismToken = Exclude<PrismPart, string>;
type TokenStream = PrismPart | PrismToken['content'];

/** For each of our kinds, Prism's types, separated by spaces. */
const TYPES: Readonly<Partial<Record<TokenKind, string>>> = {
  attribute: 'decorator entity',
  comment: 'cdata comment doctype prolog',
  constructor: 'constant',
  field: 'attr-name internal-slot key key-atrule literal-property property',
  keyword: 'atrule boolean important keyword null',
  number: 'number',
  string: 'attr-value regex string template-string',
  tag: 'selector tag',
  type: 'builtin class-name maybe-class-name',
};

/** Types that are plain text, whatever the token around them. */
const UNCOLORED = ['generic-function', 'interpolation', 'spread'];

/** Our kinds by Prism's types. */
const KINDS: ReadonlyMap<string, TokenKind | undefined> = new Map([
  ...UNCOLORED.map((type) => [type, undefined] as const),
  ...Object.entries(TYPES).flatMap(([kind, types]) =>
    types.split(' ').map((type) => [type, kind as TokenKind] as const),
  ),
]);

/** They reset the color inside another token: a tag's punctuation isn't the tag. */
const PLAIN = new Set(['punctuation', 'operator']);

/** A lexer for one of prism-react-renderer's grammars; undefined if there is no such grammar. */
export function prismLexer(name: string): Lexer | undefined {
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
