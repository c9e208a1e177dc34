/** Prism's grammars as lexers of ours. Only for the build: nothing of Prism goes to a reader. */
import {Prism} from 'prism-react-renderer';
import {mergeTokens, type Lexer, type Token, type TokenKind} from './token';

type PrismPart = ReturnType<typeof Prism.tokenize>[number];
type PrismToken = Exclude<PrismPart, string>;
type TokenStream = PrismPart | PrismToken['content'];

/** Prism's token types that are worth an element, by what they are to us. `null` is plain text, whatever is around it. */
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

/** Types inside others that take their color away: the punctuation of a tag is not the tag. */
const PLAIN = new Set(['punctuation', 'operator']);

/** A lexer for one of the grammars that prism-react-renderer has, undefined when it has none of that name. */
export function prismLexer(name: string): Lexer | undefined {
  const grammar = Prism.languages[name];
  if (!grammar) return undefined;
  return (source) => {
    const tokens: Token[] = [];
    flatten(Prism.tokenize(source, grammar), 0, undefined, tokens);
    return mergeTokens(source, tokens);
  };
}

/** @returns the offset behind the stream */
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
