/** Reads an index: the terms a word may match, and the sections with each term. Postings are decoded on demand. */
import {editDistance, letterMask, lettersApart} from '../../../kit/core/edit-distance';
import {stem} from '../tokenizer';
import type {IndexData} from './build-index';
import {VarintReader} from './encoding';

/** A term that a word may match, and the confidence that it was meant: 1 for the word itself. */
export type TermMatch = {readonly term: number; readonly confidence: number};

export type TextIndex = {
  readonly exact: (word: string) => readonly TermMatch[];
  /** Other forms of the word. */
  readonly sameStem: (word: string) => readonly TermMatch[];
  /** Terms that start with the word. */
  readonly longer: (word: string) => readonly TermMatch[];
  /** Terms that differ from the word by at most `edits` inserted, deleted, replaced or swapped letters. */
  readonly alike: (word: string, edits: number) => readonly TermMatch[];
  /** How many sections contain a term. */
  readonly count: (term: number) => number;
  /** Calls back for each section with the term, passing the term's weight there. */
  readonly each: (term: number, visit: (section: number, weight: number) => void) => void;
};

/** The highest confidence in each kind of match. */
const STEM_CONFIDENCE = 0.9;
const LONGER_CONFIDENCE = 0.7;
const ALIKE_CONFIDENCE = 0.5;

/** Shorter words have no other forms, and a query's first letters shouldn't wait for the stems of all terms. */
const SHORTEST_STEMMED = 3;

/** Creates the reader. It computes the stems and masks of its terms on first use. */
export function createTextIndex({terms, postings}: IndexData): TextIndex {
  const offsets = offsetsOf(terms.length, postings);
  let stems: ReadonlyMap<string, readonly number[]> | undefined;
  let masks: Int32Array | undefined;

  /** The first term that doesn't sort before the word. */
  function lowerBound(word: string): number {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    exact(word) {
      const term = lowerBound(word);
      return terms[term] === word ? [{term, confidence: 1}] : [];
    },
    sameStem(word) {
      if (word.length < SHORTEST_STEMMED) return [];
      stems ??= groupByStem(terms);
      const same = stems.get(stem(word)) ?? [];
      return same.filter((term) => terms[term] !== word).map((term) => ({term, confidence: STEM_CONFIDENCE}));
    },
    longer(word) {
      const found: TermMatch[] = [];
      for (let term = lowerBound(word); terms[term]?.startsWith(word); term++) {
        const length = terms[term]?.length ?? 0;
        if (length > word.length)
          found.push({
            term,
            confidence: (LONGER_CONFIDENCE * word.length) / (word.length + 0.3 * (length - word.length)),
          });
      }
      return found;
    },
    alike(word, edits) {
      masks ??= Int32Array.from(terms, letterMask);
      const mask = letterMask(word);
      const found: TermMatch[] = [];
      for (let term = 0; term < terms.length; term++) {
        if (lettersApart(masks[term] ?? 0, mask) > 2 * edits) continue;
        const distance = editDistance(word, terms[term] ?? '', edits);
        if (distance > 0 && distance <= edits) found.push({term, confidence: ALIKE_CONFIDENCE / distance});
      }
      return found;
    },
    count: (term) => new VarintReader(postings, offsets[term] ?? 0).next(),
    each(term, visit) {
      const reader = new VarintReader(postings, offsets[term] ?? 0);
      const count = reader.next();
      const sections = new Array<number>(count);
      let section = 0;
      for (let index = 0; index < count; index++) sections[index] = section += reader.next();
      for (let index = 0; index < count; index++) visit(sections[index] ?? 0, postings[reader.at + index] ?? 0);
    },
  };
}

/** Where each term's postings start. They aren't stored, because one pass over the postings finds them. */
function offsetsOf(terms: number, postings: Uint8Array): Uint32Array {
  const offsets = new Uint32Array(terms);
  const reader = new VarintReader(postings, 0);
  for (let term = 0; term < terms; term++) {
    offsets[term] = reader.at;
    const count = reader.next();
    for (let left = count; left > 0; left--) reader.next();
    reader.at += count;
  }
  return offsets;
}

function groupByStem(terms: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  terms.forEach((term, index) => {
    const key = stem(term);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return groups;
}
