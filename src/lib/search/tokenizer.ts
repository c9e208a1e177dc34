/**
 * What counts as a word. The index and the query are read alike, so that code is found as it is written:
 *
 *     text->Js.Array2.map   ->, text, js.array2.map, js.array2, array2.map, js, array2, map
 *     @react.component      @react.component, react.component, react, component
 *     useEffect             useeffect, use, effect
 *     package-specs         package-specs, package, specs
 *     the compiler's        the, compiler
 *
 * A query is cut into the same pieces, but each piece stays whole: `Array.map` asks for that name.
 */

export type QueryTerm = {
  readonly text: string;
  /** Words may be begun or misspelled; decorators begun; operators have to be what they are. */
  readonly kind: 'word' | 'decorator' | 'operator';
};

const OPERATORS = [
  ...['...', '<->', '===', '!==', '>>>', '<<<', '&&&', '|||', '^^^', '~~~'],
  ...['->', '|>', '=>', '==', '!=', '<=', '>=', '<<', '>>', '++', '+.', '-.', '*.', '/.', '**', '&&', '||', ':=', ':>', '::', '..', '=?', '+='],
];
/** Signs that mean something when they stand alone. */
const SINGLE = '+-*/%=<>|!?:~&^@#_.';

const escapeRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const DECORATOR = /(?:@@?|%%?)[A-Za-z_][\w.]*\w|(?:@@?|%%?)[A-Za-z_]/;
const WORD = /[\p{L}\p{N}_$](?:[\p{L}\p{N}_$]|['’](?=\p{L})|[.-](?=[\p{L}\p{N}_$]))*/u;
const PIECE = new RegExp(`(${DECORATOR.source})|(${WORD.source})|('[a-z]\\w*)|(${OPERATORS.map(escapeRegExp).join('|')})`, 'gu');
const BREAKS = /[\s()[\]{}"“”„`,;]+/u;

type Piece = {readonly kind: 'word' | 'decorator' | 'operator'; readonly text: string};

/** Cuts a text into decorators, names and operators, as they are written. */
function* pieces(text: string): Generator<Piece> {
  for (const chunk of normalize(text).split(BREAKS)) {
    if (chunk.length === 1 && SINGLE.includes(chunk)) yield {kind: 'operator', text: chunk};
    else for (const [, decorator, word, , operator] of chunk.matchAll(PIECE)) {
      if (decorator !== undefined) yield {kind: 'decorator', text: decorator};
      else if (word !== undefined) yield {kind: 'word', text: word};
      else if (operator !== undefined) yield {kind: 'operator', text: operator};
    }
  }
}

function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** The tokens under which a text is found, as often as it has them. */
export function indexTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  for (const {kind, text: piece} of pieces(text)) {
    if (kind !== 'word') tokens.push(piece.toLowerCase());
    if (kind !== 'operator') tokens.push(...nameTokens(piece.replace(/^[@%]+/, '')));
  }
  return tokens;
}

/** A name, the chains it is made of, and its words. */
function nameTokens(name: string): readonly string[] {
  const parts = name.split('.').map(withoutPossessive);
  const chains = new Set<string>();
  for (let start = 0; start < parts.length; start++) {
    chains.add(parts.slice(start).join('.').toLowerCase());
    chains.add(parts.slice(0, start + 1).join('.').toLowerCase());
  }
  for (const part of parts) {
    chains.add(part.toLowerCase());
    for (const word of wordsOf(part)) chains.add(word.toLowerCase());
  }
  chains.delete('');
  return [...chains];
}

function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/, '').replaceAll('’', "'");
}

/** The words of `useEffect`, `package-specs` and `null_undefined`, where there is more than one. */
function wordsOf(part: string): readonly string[] {
  const words = part.split(/[-_']|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).filter((word) => word.length > 1);
  return words.length > 1 ? words : [];
}

/** What a query asks for, in its order, without repetitions. */
export function queryTerms(query: string): readonly QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  for (const {kind, text} of pieces(query)) {
    const term = (kind === 'word' ? withoutPossessive(text) : text).toLowerCase();
    terms.set(term, {text: term, kind});
  }
  return [...terms.values()];
}
