/** Prism's grammars as lexers, for the build. */
import {Prism} from 'prism-react-renderer';
import {mergeTokens, type Lexer, type Token, type TokenKind} from './token';

type PrismPart = ReturnType<typeof Prism.tokenize>[number];
type PrismToken = Exclude<PrismPart, string>;
type TokenStream = PrismPart | PrismToken['content'];

/** Our kinds by Prism's types. `null` is plain text, whatever the token around it. */
const KINDS: Readonly<Record<string, TokenKind | null>> = {
  'attr-name': 'field',
  'attr-value': 'string',
  'class-name': 'type',
  'generic-function': null,
  'internal-slot': 'field',
  'key-atrule': 'field',
  'literal-property': 'field',
  'template-string': 'string',
  atrule: 'keyword',
  boolean: 'keyword',
  builtin: 'type',
  cdata: 'comment',
  comment: 'comment',
  constant: 'constructor',
  decorator: 'attribute',
  doctype: 'comment',
  entity: 'attribute',
  important: 'keyword',
  interpolation: null,
  key: 'field',
  keyword: 'keyword',
  'maybe-class-name': 'type',
  null: 'keyword',
  number: 'number',
  prolog: 'comment',
  property: 'field',
  regex: 'string',
  selector: 'tag',
  spread: null,
  string: 'string',
  tag: 'tag',
};

/** They reset the color inside another token: a tag's punctuation isn't the tag. */
const PLAIN = new Set(['punctuation', 'operator']);

/** Undefined if Prism has no such grammar. */
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
  for (const name of names) {
    const kind = KINDS[name];
    if (kind !== undefined) return kind ?? undefined;
  }
  return PLAIN.has(type) && around !== 'string' && around !== 'comment' ? undefined : around;
}
