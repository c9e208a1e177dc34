/**
 * Finds the sections a query may refer to across several indexes, each with a BM25-like score. A
 * section has to have every word, in some form; where few do, misspelled words count, then some of the words.
 */
import type {TermMatch, TextIndex} from './index/text-index';
import {neededTerms} from './stop-words';
import {synonymsOf} from './synonyms';
import type {QueryTerm} from './tokenizer';

/** An index and its number of sections. */
export type SearchedIndex = {readonly index: TextIndex; readonly size: number};

export type Candidate = {
  /** Which of the indexes. */
  readonly source: number;
  readonly section: number;
  readonly score: number;
  /** It has every needed word itself, or another form of it: none is misspelled, only begun or a synonym. */
  readonly exact: boolean;
};

/** If fewer sections match, the next, more tolerant way of matching is tried too. */
const ENOUGH = 8;
const SYNONYM_SHARE = 0.6;
/** From this share on a term is the word that was asked for: itself or another form. A Float32Array holds it rounded. */
const SURE_SHARE = 0.89;
/** For sections with only some of the words. */
const PARTIAL_SHARE = 0.35;
/** For sections with all words but one, of three or more. */
const ALL_BUT_ONE_SHARE = 0.6;

/** The ways a word may match. */
type Tolerance = {readonly edits: (word: string) => number};
const STRICT: Tolerance = {edits: () => 0};
const FORGIVING: Tolerance = {edits: ({length}) => (length < 4 ? 0 : length < 8 ? 1 : 2)};
const LAST_RESORT: Tolerance = {edits: ({length}) => (length < 5 ? 1 : 2)};

/** All candidates, unsorted. */
export function findCandidates(sources: readonly SearchedIndex[], asked: readonly QueryTerm[]): readonly Candidate[] {
  const terms = asked.flatMap((term) => (isKnown(sources, term) ? [term] : partsOf(term)));
  const synonyms = synonymsOf(terms.map(({text}) => text));
  const insist = neededTerms(terms);
  const found = new Map<string, Candidate>();
  const add = (candidates: readonly Candidate[]): void => {
    for (const candidate of candidates) {
      const key = `${candidate.source} ${candidate.section}`;
      if (!found.has(key)) found.set(key, candidate);
    }
  };
  const look = (tolerance: Tolerance, partial: 'none' | 'one' | 'any'): readonly Candidate[] => {
    const expansions = terms.map((term, at) => ({
      required: insist.includes(term),
      matches: sources.map(({index}) => expand(index, term, synonyms[at] ?? [], at === terms.length - 1, tolerance)),
    }));
    const counted = expansions.map(({required, matches}) => ({required, matches, rarity: rarityOf(sources, matches)}));
    return sources.flatMap(({index, size}, source) => collect(index, size, source, counted, partial));
  };
  add(look(STRICT, insist.length > 2 ? 'one' : 'none'));
  if (found.size < ENOUGH) add(look(FORGIVING, 'none'));
  if (found.size < ENOUGH && insist.length > 1) add(look(FORGIVING, 'any'));
  if (found.size === 0) add(look(LAST_RESORT, 'any'));
  return [...found.values()];
}

/** Whether a section has the word or a longer one that begins with it. */
function isKnown(sources: readonly SearchedIndex[], {text}: QueryTerm): boolean {
  return sources.some(({index}) => index.exact(text).length + index.longer(text).length > 0);
}

/** The parts of a qualified name that no section has: of `React.useMemo` both names, which pages mention one by one. */
function partsOf(term: QueryTerm): readonly QueryTerm[] {
  const parts = term.kind === 'word' ? term.text.split('.').filter((part) => part !== '') : [];
  return parts.length > 1 ? parts.map((text) => ({text, kind: 'word'})) : [term];
}

function expand(
  index: TextIndex,
  {text, kind}: QueryTerm,
  synonyms: readonly string[],
  isLast: boolean,
  {edits}: Tolerance,
): readonly TermMatch[] {
  if (kind === 'operator') return [...index.exact(text), ...synonymMatches(index, synonyms)];
  if (kind === 'decorator') return [...index.exact(text), ...(isLast ? index.longer(text) : [])];
  const begun = isLast || text.length > 3 ? index.longer(text) : [];
  const allowed = edits(text);
  return [
    ...index.exact(text),
    ...index.sameStem(text),
    ...begun,
    ...(allowed > 0 ? index.alike(text, allowed) : []),
    ...synonymMatches(index, synonyms),
  ];
}

function synonymMatches(index: TextIndex, synonyms: readonly string[]): readonly TermMatch[] {
  return synonyms.flatMap((synonym) => index.exact(synonym).map(({term}) => ({term, share: SYNONYM_SHARE})));
}

/** For each term of the query, its matches in each source and the value of each match. */
type Counted = {
  readonly required: boolean;
  readonly matches: readonly (readonly TermMatch[])[];
  readonly rarity: number;
};

/**
 * Rare words are worth more. A query word is as rare as its most certain match, so that a rare longer word doesn't
 * outweigh it.
 */
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

function collect(
  index: TextIndex,
  size: number,
  source: number,
  terms: readonly Counted[],
  partial: 'none' | 'one' | 'any',
): readonly Candidate[] {
  const scores = new Float32Array(size);
  const matched = new Uint8Array(size);
  const sure = new Uint8Array(size);
  const best = new Float32Array(size);
  const surest = new Float32Array(size);
  const required = terms.filter((term) => term.required).length;
  for (const {required: isRequired, matches, rarity} of terms) {
    const touched: number[] = [];
    for (const {term, share} of matches[source] ?? []) {
      index.each(term, (section, weight) => {
        const score = share * rarity * weight;
        if (best[section] === 0) touched.push(section);
        if (score > (best[section] ?? 0)) best[section] = score;
        if (share > (surest[section] ?? 0)) surest[section] = share;
      });
    }
    for (const section of touched) {
      scores[section] = (scores[section] ?? 0) + (best[section] ?? 0);
      if (isRequired) matched[section] = (matched[section] ?? 0) + 1;
      if (isRequired && (surest[section] ?? 0) >= SURE_SHARE) sure[section] = (sure[section] ?? 0) + 1;
      best[section] = 0;
      surest[section] = 0;
    }
  }
  const candidates: Candidate[] = [];
  for (let section = 0; section < size; section++) {
    const count = matched[section] ?? 0;
    if (count === required && count > 0) {
      candidates.push({source, section, score: scores[section] ?? 0, exact: sure[section] === required});
    } else if (count > 0 && (partial === 'any' || (partial === 'one' && count === required - 1))) {
      const share = count === required - 1 && required > 2 ? ALL_BUT_ONE_SHARE : PARTIAL_SHARE;
      const score = (share * (scores[section] ?? 0) * count) / required;
      candidates.push({source, section, score, exact: false});
    }
  }
  return candidates;
}
