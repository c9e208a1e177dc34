/** Marks a query's words in a text and cuts it. */
import {editDistance} from '../../kit/core/edit-distance';
import type {Marked} from './protocol';
import {stem} from './stem';
import {queryTerms, type QueryTerm} from './tokenizer';

type Range = readonly [start: number, end: number];

const PIECE = /[\p{L}\p{N}_$]+/gu;

/** The `length` words around the matches, or the text's first words if there are none. By default all words. */
export function excerpt(text: string, terms: readonly QueryTerm[], length = Infinity): Marked {
  const words = text.split(' ');
  if (words.length <= length) return markWords(words, terms);
  const start = bestStart(words, terms, length);
  const end = start + length;
  const shown = words.slice(start, end);
  const [first = '', ...rest] = markWords(shown, terms);
  const marked = [start > 0 ? `…${first}` : first, ...rest];
  return end < words.length ? [...marked.slice(0, -1), `${marked.at(-1)}…`] : marked;
}

/** How many of the terms a text contains. */
export function countTerms(text: string, terms: readonly QueryTerm[]): number {
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
  for (let at = 1; at < name.length; at++) {
    if (/[A-Z]/.test(name[at] ?? '') && name.slice(at, at + text.length).toLowerCase() === text) return at;
  }
  return -1;
}

/** A different form of the word, or a misspelling. */
function isForm(piece: string, text: string): boolean {
  if (text.length < 4 || piece.length < 4) return false;
  const edits = text.length < 8 ? 1 : 2;
  return stem(piece) === stem(text) || (piece[0] === text[0] && editDistance(piece, text, edits) <= edits);
}
