/**
 * Defines what counts as a word. The index and the query are split the same way, so that code is found as written:
 *
 *     text->Js.Array2.map   ->, text, js.array2.map, js.array2, array2.map, js, array2, map
 *     @react.component      @react.component, react.component, react, component
 *     useEffect             useeffect, use, effect
 *     package-specs         package-specs, package, specs
 *     the compiler's        the, compiler
 *     l'index, qu’un        index, un
 *
 * A query is split at the same places, but names aren't split further: `Array.map` searches for that name.
 */
import {escapeRegExp} from '../../kit/core/escape-reg-exp';

export type QueryTerm = {
  readonly text: string;
  /** Words may be incomplete or misspelled, decorators may be incomplete, and operators must match exactly. */
  readonly kind: 'word' | 'decorator' | 'operator';
};

/**
 * Longer ones first. The signs of comments and file patterns come before all, so that they aren't split into operators.
 */
const OPERATORS = (
  '/*** /** **/ /* */ // ... <-> === !== >>> <<< &&& ||| ^^^ ~~~ ' +
  '-> |> => == != <= >= << >> ++ +. -. *. /. ** && || ?? := :> :: .. =? += ?: ?. @@ %%'
).split(' ');
/** Symbols that have a meaning on their own. */
const SINGLE = '+-*/%=<>|!?:~&^@#_.';

const DECORATOR = /(?:@@?|%%?)[A-Za-z_][\w.]*\w|(?:@@?|%%?)[A-Za-z_]/;
const WORD = /[\p{L}\p{N}_$](?:[\p{L}\p{N}_$]|['’](?=\p{L})|[.-](?=[\p{L}\p{N}_$]))*/u;
const PIECE = new RegExp(
  `(${DECORATOR.source})|(${WORD.source})|('[a-z]\\w*)|(${OPERATORS.map(escapeRegExp).join('|')})`,
  'gu',
);
const BREAKS = /[\s()[\]{}"“”„`,;]+/u;

/** Most texts are. They have no marks to remove, and looking for those takes longer than splitting. */
const ASCII = /^[\0-\x7f]*$/;

/** Splits a text into decorators, names and operators, as written. */
function* pieces(text: string): Generator<QueryTerm> {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '');
  for (const chunk of plain.split(BREAKS)) {
    if (chunk.length === 1 && SINGLE.includes(chunk)) yield {kind: 'operator', text: chunk};
    else
      for (const [, decorator, word, , operator] of chunk.matchAll(PIECE)) {
        if (decorator !== undefined) yield {kind: 'decorator', text: decorator};
        else if (word !== undefined) yield {kind: 'word', text: word};
        else if (operator !== undefined) yield {kind: 'operator', text: operator};
      }
  }
}

/** The tokens a text is found by, including duplicates. */
export function indexTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  for (const {kind, text: piece} of pieces(text)) {
    if (kind !== 'word') tokens.push(piece.toLowerCase());
    if (kind !== 'operator') tokens.push(...nameTokens(piece.replace(/^[@%]+/, '')));
  }
  return tokens;
}

/** A name, its parts with and without their modules, and its words. */
function nameTokens(name: string): readonly string[] {
  const parts = name.split('.').map(bareWord);
  const chains = parts.flatMap((_, at) => [parts.slice(at).join('.'), parts.slice(0, at + 1).join('.')]);
  const words = parts.map((part) => wordsOf(part).filter((word) => word.length > 1)).filter(({length}) => length > 1);
  return [...new Set([...chains, ...parts, ...words.flat()].map((token) => token.toLowerCase()))].filter(Boolean);
}

/**
 * A word without the English possessive and without a French article or pronoun that lost its vowel. "Isn't" is a form
 * of "not".
 */
function bareWord(word: string): string {
  return word
    .replace(/^\p{L}+n['’]t$/iu, 'not')
    .replace(/^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L}{2})/iu, '')
    .replace(/['’]s$/, '')
    .replaceAll('’', "'");
}

/** The words of names such as `useEffect`, `package-specs` and `null_undefined`. */
export function wordsOf(name: string): readonly string[] {
  return name.split(/[-_']|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).filter(Boolean);
}

/**
 * The names of signs that separate words or belong to one. A query that is only such a sign asks for it by this name.
 */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['`', ['interpolation']],
  ['$', ['interpolation']],
  ['"', ['string-literal']],
  ['""', ['string-literal']],
  [',', ['tuple']],
  ['\\', ['escape', 'name']],
  ['\\"', ['escape', 'name']],
  ['--', ['assign', 'ref']],
  ["'", ['char', 'literal']],
  [';', ['semicolons']],
  ['()', ['unit']],
  ...['(', ')'].map((sign): [string, string[]] => [sign, ['tuple']]),
  ...['[', ']', '[]'].map((sign): [string, string[]] => [sign, ['array', 'list']]),
  ...['{', '}', '{}'].map((sign): [string, string[]] => [sign, ['record']]),
  ...['<>', '</>', '</'].map((sign): [string, string[]] => [sign, ['fragment']]),
  ["'a", ['type', 'parameter']],
  ["'a.", ['scoped', 'polymorphic', 'types']],
  ['let?', ['early', 'let']],
  ['${', ['interpolation']],
  ...['land', 'lor', 'lxor', 'lnot', 'lsl', 'lsr', 'asr'].map((name): [string, string[]] => [name, ['bitwise']]),
  ['{.', ['object', 'types']],
  ['#=', ['set', 'field']],
  ['##', ['object', 'read', 'field']],
  ['.contents', ['mutation', 'ref']],
]);

/** JavaScript's signs, and how the language writes them. */
const OTHER_SIGNS: ReadonlyMap<string, string> = new Map([
  ['^', '^^^'],
  ['&', '&&&'],
]);

/** A tag, closing or not: `<div>`, `</li>`, `<Card />`. Who types one asks about tags. */
const TAG = /^<\/?[a-z][\w.]*\s*\/?>?$/i;

/** A name with the sign of its kind, a label's or a polymorphic variant's. The index has those signs on their own. */
const SIGN_OF_NAME = /^([~#])(?=[a-z]\w*$)/i;

/** The query's tokens, in order and without duplicates. */
export function queryTerms(query: string): readonly QueryTerm[] {
  const whole = query.trim();
  const named = SIGNS.get(whole) ?? (TAG.test(whole) ? ['jsx', 'element'] : undefined);
  if (named) return named.map((text) => ({text, kind: 'word'}));
  const terms = new Map<string, QueryTerm>();
  for (const {kind, text} of pieces(OTHER_SIGNS.get(whole) ?? whole.replace(SIGN_OF_NAME, '$1 '))) {
    const term = (kind === 'word' ? bareWord(text) : text).toLowerCase();
    terms.set(term, {text: term, kind});
  }
  return [...terms.values()];
}

/**
 * Reduces forms of an English word to the same stem: creation and create, typed and type. It doesn't need a dictionary,
 * because the index and the query are stemmed the same way. Names and short words stay unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^siu])s$/, '$1')
    .replace(/ization$/, 'ize')
    .replace(/ation$/, 'ate');
  const base = singular.replace(/(?:ing|ed)$/, '');
  if (base === singular || base.length < 3 || !/[aeiouy]/.test(base)) return singular.replace(/e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
