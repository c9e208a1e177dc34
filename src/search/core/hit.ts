/** The hits to show: their titles, and a text cut around the query's words, which are marked. */
import {editDistance} from '../../kit/core/edit-distance';
import type {Catalog} from './catalog';
import type {Marked, SearchHit} from './protocol';
import {queryTerms, stem, type QueryTerm} from './tokenizer';

/** A section that answers a query, and the reason if it isn't a word match. */
export type Found = {
  readonly catalog: Catalog;
  readonly section: number;
  /** The old name, if the query is one. */
  readonly replaces?: string;
  /** The type of the value, if the query is a type. */
  readonly signature?: string;
};

/**
 * Converts a found section to a hit.
 * @param terms the words to mark
 * @param words the most words of a title or a text
 */
export function toHit(
  {catalog, section: index, signature, replaces}: Found,
  terms: readonly QueryTerm[],
  words: number,
): SearchHit {
  const {page, titles, anchor: own} = catalog.section(index);
  // The type is why a value is found, not its name.
  const byName = signature === undefined ? terms : [];
  const text = signature === undefined && replaces === undefined ? bestText(catalog, index, terms) : undefined;
  const anchor = text?.anchor ?? own;
  const type = signature === undefined ? typeOf(catalog, index) : withLetters(signature);
  return {
    url: anchor === '' ? page.path : `${page.path}#${anchor}`,
    area: page.area,
    titles: titles.map((title) => excerpt(title, byName, words)),
    ...(text && {text: excerpt(text.text, terms, words)}),
    ...(type !== undefined && {signature: signature === undefined ? [type] : excerpt(type, terms)}),
    ...(replaces !== undefined && {replaces}),
  };
}

/** The type of an API item as its page has it. */
function typeOf(catalog: Catalog, index: number): string | undefined {
  const {name, level} = catalog.section(index);
  const written = (name !== undefined && level === 2 && catalog.texts(index)[0]?.text) || '';
  return /^(?:let|external) [^:]+: (.+)$/.exec(written)?.[1] ?? /^type .+$/.exec(written)?.[0];
}

/** The index numbers type variables; readers see letters. */
function withLetters(signature: string): string {
  return signature.replace(/'(\d+)/g, (_, number: string) => `'${String.fromCharCode(96 + Number(number))}`);
}

/** The text to show if a section's texts match more of the query than its titles. */
function bestText(catalog: Catalog, index: number, terms: readonly QueryTerm[]) {
  const {titles, name = ''} = catalog.section(index);
  let most = countTerms([...titles, name].join(' '), terms);
  let best: ReturnType<Catalog['texts']>[number] | undefined;
  for (const found of catalog.texts(index)) {
    const count = most === terms.length ? 0 : countTerms(found.text, terms);
    if (count > most) [most, best] = [count, found];
  }
  return best;
}

type Range = readonly [start: number, end: number];

const PIECE = /[\p{L}\p{N}_$]+/gu;

/** The `length` words around the matches, or the text's first words if there are none. By default all words. */
function excerpt(text: string, terms: readonly QueryTerm[], length = Infinity): Marked {
  const words = text.split(' ');
  if (words.length <= length) return markWords(words, terms);
  const start = bestStart(words, terms, length);
  const end = start + length;
  const marked = [...markWords(words.slice(start, end), terms)];
  if (start > 0) marked.unshift(`…${marked.shift()}`);
  if (end < words.length) marked.push(`${marked.pop()}…`);
  return marked;
}

/** How many of the terms a text contains. */
function countTerms(text: string, terms: readonly QueryTerm[]): number {
  const words = text.split(' ');
  return terms.filter((term) => words.some((word) => rangesOf(word, term).length > 0)).length;
}

/** Where the matches are densest, including a word or two before them. */
function bestStart(words: readonly string[], terms: readonly QueryTerm[], length: number): number {
  const has = words.map((word) => terms.filter((term) => rangesOf(word, term).length > 0));
  const first = has.findIndex((found) => found.length > 0);
  if (first < 0) return 0;
  let best = 0;
  let most = 0;
  for (let start = Math.max(0, first - length + 1); start <= words.length - length; start++) {
    const count = new Set(has.slice(start, start + length).flat()).size;
    if (count > most) [best, most] = [start, count];
  }
  const firstInside = has.findIndex((found, at) => at >= best && found.length > 0);
  return Math.min(Math.max(best, firstInside - Math.floor(length / 4)), words.length - length);
}

function markWords(words: readonly string[], terms: readonly QueryTerm[]): Marked {
  const text = words.join(' ');
  let offset = 0;
  const ranges = words.flatMap((word) => {
    const own = terms
      .flatMap((term) => rangesOf(word, term))
      .map(([start, end]) => [start + offset, end + offset] as const);
    offset += word.length + 1;
    return own;
  });
  const parts: string[] = [];
  let at = 0;
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...parts, text.slice(at)];
}

function rangesOf(word: string, {text, kind}: QueryTerm): readonly Range[] {
  const small = word.toLowerCase();
  if (kind === 'operator')
    return queryTerms(word).some((own) => own.kind === 'operator' && own.text === text) ? rangeOfPart(small, text) : [];
  if (kind === 'decorator' || /[.-]/.test(text)) return rangeOfPart(small, text);
  return [...small.matchAll(PIECE)].flatMap(({0: piece, index}): Range[] => {
    if (piece.startsWith(text)) return [[index, index + text.length]];
    const inside = camelStart(word.slice(index, index + piece.length), text);
    if (inside > 0) return [[index + inside, index + inside + text.length]];
    return isForm(piece, text) ? [[index, index + piece.length]] : [];
  });
}

function rangeOfPart(word: string, part: string): readonly Range[] {
  const start = word.indexOf(part);
  return start < 0 ? [] : [[start, start + part.length]];
}

/** The index of the first part of a camel-case name that starts with the text, or -1. */
function camelStart(name: string, text: string): number {
  const capitals = [...name.matchAll(/(?<!^)[A-Z]/g)].map(({index}) => index);
  return capitals.find((at) => name.slice(at, at + text.length).toLowerCase() === text) ?? -1;
}

/** A different form of the word, or a misspelling. */
function isForm(piece: string, text: string): boolean {
  if (text.length < 4 || piece.length < 4) return false;
  const edits = text.length < 8 ? 1 : 2;
  return stem(piece) === stem(text) || (piece[0] === text[0] && editDistance(piece, text, edits) <= edits);
}
