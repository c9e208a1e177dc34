/**
 * Finds the sections that a query may mean, over several indexes at once, each with a score of BM25's kind. A
 * section has to have every word, in some form; where few do, misspelled words count, then some of the words.
 */
import type {TermMatch, TextIndex} from './index/text-index';
import {STOP_WORDS} from './stop-words';
import {synonymsOf} from './synonyms';
import type {QueryTerm} from './tokenizer';

/** An index and how many sections it has. */
export type SearchedIndex = {readonly index: TextIndex; readonly size: number};

export type Candidate = {
  /** Which of the indexes. */
  readonly source: number;
  readonly section: number;
  readonly score: number;
};

/** With fewer sections than this, the next, more forgiving way is tried too. */
const ENOUGH = 8;
const SYNONYM_SHARE = 0.6;
/** For sections that have only some of the words. */
const PARTIAL_SHARE = 0.35;

/** How a word may be written. */
type Tolerance = {readonly edits: (word: string) => number};
const STRICT: Tolerance = {edits: () => 0};
const FORGIVING: Tolerance = {edits: ({length}) => (length < 4 ? 0 : length < 8 ? 1 : 2)};
const LAST_RESORT: Tolerance = {edits: ({length}) => (length < 5 ? 1 : 2)};

/** All candidates, in no order. */
export function findCandidates(sources: readonly SearchedIndex[], terms: readonly QueryTerm[]): readonly Candidate[] {
  const synonyms = synonymsOf(terms.map(({text}) => text));
  const needed = terms.filter(isNeeded);
  const insist = needed.length > 0 ? needed : terms;
  const found = new Map<string, Candidate>();
  const add = (candidates: readonly Candidate[]): void => {
    for (const candidate of candidates) {
      const key = `${candidate.source} ${candidate.section}`;
      if (!found.has(key)) found.set(key, candidate);
    }
  };
  const look = (tolerance: Tolerance, partial: boolean): readonly Candidate[] => {
    const expansions = terms.map((term, at) => ({
      required: insist.includes(term),
      matches: sources.map(({index}) => expand(index, term, synonyms[at] ?? [], at === terms.length - 1, tolerance)),
    }));
    const counted = expansions.map(({required, matches}) => ({required, matches, rarity: rarityOf(sources, matches)}));
    return sources.flatMap(({index, size}, source) => collect(index, size, source, counted, partial));
  };
  add(look(STRICT, false));
  if (found.size < ENOUGH) add(look(FORGIVING, false));
  if (found.size < ENOUGH && insist.length > 1) add(look(FORGIVING, true));
  if (found.size === 0) add(look(LAST_RESORT, true));
  return [...found.values()];
}

function isNeeded({text, kind}: QueryTerm): boolean {
  return kind !== 'word' || !STOP_WORDS.has(text);
}

function expand(index: TextIndex, {text, kind}: QueryTerm, synonyms: readonly string[], isLast: boolean, {edits}: Tolerance): readonly TermMatch[] {
  if (kind === 'operator') return index.exact(text);
  if (kind === 'decorator') return [...index.exact(text), ...(isLast ? index.longer(text) : [])];
  const begun = isLast || text.length > 3 ? index.longer(text) : [];
  const allowed = edits(text);
  return [
    ...index.exact(text),
    ...index.sameStem(text),
    ...begun,
    ...(allowed > 0 ? index.alike(text, allowed) : []),
    ...synonyms.flatMap((synonym) => index.exact(synonym).map(({term}) => ({term, share: SYNONYM_SHARE}))),
  ];
}

/** Per term of the query, its matches in each source and what each of them is worth. */
type Counted = {
  readonly required: boolean;
  readonly matches: readonly (readonly TermMatch[])[];
  readonly rarity: number;
};

/** Rare words say more. A query's word is as rare as its surest form, so that a rare longer word does not outweigh it. */
function rarityOf(sources: readonly SearchedIndex[], matches: readonly (readonly TermMatch[])[]): number {
  const size = sources.reduce((sum, source) => sum + source.size, 0);
  const surest = Math.max(0, ...matches.flat().map(({share}) => share));
  let count = 0;
  matches.forEach((list, source) => {
    for (const {term, share} of list) if (share === surest) count += sources[source]?.index.count(term) ?? 0;
  });
  const bounded = Math.min(count, size);
  return Math.log(1 + (size - bounded + 0.5) / (bounded + 0.5));
}

function collect(index: TextIndex, size: number, source: number, terms: readonly Counted[], partial: boolean): readonly Candidate[] {
  const scores = new Float32Array(size);
  const matched = new Uint8Array(size);
  const best = new Float32Array(size);
  const required = terms.filter((term) => term.required).length;
  for (const {required: isRequired, matches, rarity} of terms) {
    const touched: number[] = [];
    for (const {term, share} of matches[source] ?? []) {
      index.each(term, (section, weight) => {
        const score = share * rarity * weight;
        if (best[section] === 0) touched.push(section);
        if (score > (best[section] ?? 0)) best[section] = score;
      });
    }
    for (const section of touched) {
      scores[section] = (scores[section] ?? 0) + (best[section] ?? 0);
      if (isRequired) matched[section] = (matched[section] ?? 0) + 1;
      best[section] = 0;
    }
  }
  const candidates: Candidate[] = [];
  for (let section = 0; section < size; section++) {
    const count = matched[section] ?? 0;
    if (count === required && count > 0) candidates.push({source, section, score: scores[section] ?? 0});
    else if (partial && count > 0) candidates.push({source, section, score: (PARTIAL_SHARE * (scores[section] ?? 0) * count) / required});
  }
  return candidates;
}
