/**
 * Finds the sections a query may refer to across several catalogs, each with a BM25-like score. A section has to have
 * every word, in some form; where few do, misspelled words count, then some of the words.
 */
import type {Catalog} from './catalog';
import type {TermMatch} from './index/text-index';
import {importance, neededTerms} from './stop-words';
import {synonymsOf} from './synonyms';
import type {QueryTerm} from './tokenizer';

export type Candidate = {
  readonly catalog: Catalog;
  readonly section: number;
  readonly score: number;
  /** How certainly its words are those of the query, from 0 to 1: some may be misspelled, only begun, or synonyms. */
  readonly confidence: number;
};

/** If fewer sections match, the next, more tolerant way of matching is tried too. */
const ENOUGH = 8;
const SYNONYM_CONFIDENCE = 0.75;
/** How steeply the score falls with what the missing words say. */
const PARTIAL_POWER = 2;
/** Sections whose words say less of the query than this aren't candidates. */
const PARTIAL_LEAST = 0.3;
/** What a word in a page's title, description or keywords counts in its sections. */
const INHERITED_SHARE = 0.56;
/** The confidence in such a word: lower than if the section had it itself. */
const INHERITED_CONFIDENCE = 0.5;

/** How many letters of a word may be wrong: inserted, deleted, replaced or swapped. */
type Tolerance = (word: string) => number;
const STRICT: Tolerance = () => 0;
/** One letter from four letters on, two from eight on. */
export const FORGIVING: Tolerance = ({length}) => (length < 4 ? 0 : length < 8 ? 1 : 2);
const LAST_RESORT: Tolerance = ({length}) => (length < 5 ? 1 : 2);

/** All candidates, unsorted. */
export function findCandidates(catalogs: readonly Catalog[], asked: readonly QueryTerm[]): readonly Candidate[] {
  const known = asked.flatMap((term) => (isKnown(catalogs, term) ? [term] : formsOf(catalogs, term)));
  const found = findTerms(catalogs, known);
  const [name] = asked;
  const isRareName =
    asked.length === 1 && found.length < ENOUGH && name?.kind === 'word' && isWritten(catalogs, name.text);
  const parts = isRareName ? partsOf(name.text) : [];
  if (parts.length < 2) return found;
  const also = findTerms(catalogs, parts).filter(
    ({catalog, section}) => !found.some((other) => other.catalog === catalog && other.section === section),
  );
  return [...found, ...also];
}

/** The parts of a name with its module, as words: `React` and `useMemo` of `React.useMemo`. */
function partsOf(name: string): readonly QueryTerm[] {
  const parts = name.split('.').filter((part) => part !== '');
  return parts.map((text) => ({text, kind: 'word'}));
}

function findTerms(catalogs: readonly Catalog[], terms: readonly QueryTerm[]): readonly Candidate[] {
  const synonyms = synonymsOf(terms.map(({text}) => text));
  const insist = neededTerms(terms);
  const found = new Map<string, Candidate>();
  const add = (candidates: readonly Candidate[]): void => {
    for (const candidate of candidates) {
      const key = `${catalogs.indexOf(candidate.catalog)} ${candidate.section}`;
      if (!found.has(key)) found.set(key, candidate);
    }
  };
  const look = (tolerance: Tolerance, partial: boolean): readonly Candidate[] => {
    const counted = terms.map((term, at): Counted => {
      // One misspelled word doesn't make the others fuzzy.
      const own = partial && !isKnown(catalogs, term) && tolerance === STRICT ? FORGIVING : tolerance;
      const isLast = at === terms.length - 1;
      const matches = catalogs.map((catalog) => expand(catalog, term, synonyms[at] ?? [], isLast, own));
      const rarity = rarityOf(catalogs, matches) * importance(term.text, insist.length);
      return {required: insist.includes(term), matches, rarity};
    });
    return catalogs.flatMap((catalog, at) => collect(catalog, at, counted, partial));
  };
  add(look(STRICT, false));
  if (found.size < ENOUGH) add(look(FORGIVING, false));
  if (insist.length > 1) add(look(STRICT, true));
  if (found.size === 0) add(look(LAST_RESORT, true));
  return [...found.values()];
}

/** Whether any section has exactly this word. */
export function isWritten(catalogs: readonly Catalog[], word: string): boolean {
  return catalogs.some(({index}) => index.exact(word).length > 0);
}

/** Whether no section has the word, but some have a longer one that begins with it. */
export function isBegun(catalogs: readonly Catalog[], word: string): boolean {
  return !isWritten(catalogs, word) && catalogs.some(({index}) => index.longer(word).length > 0);
}

function isKnown(catalogs: readonly Catalog[], {text}: QueryTerm): boolean {
  return isWritten(catalogs, text) || isBegun(catalogs, text);
}

/**
 * Other forms of a term that no section has: of `React.useMemo` both names, which pages mention one by one; of
 * `@bs.module` the name, or else the decorator without the prefix of its old form.
 */
function formsOf(catalogs: readonly Catalog[], {text, kind}: QueryTerm): readonly QueryTerm[] {
  if (kind === 'operator') return [{text, kind}];
  const [, sign = '', prefix = '', name = ''] = /^([@%]*)(bs\.)?(.*)$/.exec(text) ?? [];
  const forms: readonly QueryTerm[] = [
    {text: prefix + name, kind: 'word'},
    {text: sign + name, kind: 'decorator'},
  ];
  const known = sign === '' ? undefined : forms.find((form) => isKnown(catalogs, form));
  const parts = partsOf(name);
  if (known) return [known];
  return parts.length > 1 ? parts : [{text, kind}];
}

function expand(
  catalog: Catalog,
  {text, kind}: QueryTerm,
  synonyms: readonly string[],
  isLast: boolean,
  tolerance: Tolerance,
): readonly TermMatch[] {
  const {index} = catalog;
  const isWord = kind === 'word';
  const allowed = isWord ? tolerance(text) : 0;
  return [
    ...index.exact(text),
    // "useRed" isn't a form of "user", but the beginning of "useReducer".
    ...(isWord && !(isLast && isBegun([catalog], text)) ? index.sameStem(text) : []),
    ...((isLast && kind !== 'operator') || (isWord && text.length > 3) ? index.longer(text) : []),
    ...(allowed > 0 ? index.alike(text, allowed) : []),
    ...synonyms.flatMap((synonym) => index.exact(synonym).map(({term}) => ({term, confidence: SYNONYM_CONFIDENCE}))),
  ];
}

/** A term of the query, with its matches in each catalog and how much it says. */
type Counted = {
  readonly required: boolean;
  readonly matches: readonly (readonly TermMatch[])[];
  readonly rarity: number;
};

/**
 * Rare words are worth more. A query word is as rare as the match with the highest confidence, so that a rare longer word doesn't
 * outweigh it.
 */
function rarityOf(catalogs: readonly Catalog[], matches: readonly (readonly TermMatch[])[]): number {
  const highest = Math.max(0, ...matches.flat().map(({confidence}) => confidence));
  let count = 0;
  catalogs.forEach(({index}, at) => {
    for (const {term, confidence} of matches[at] ?? []) if (confidence === highest) count += index.count(term);
  });
  return rarity(count, catalogs);
}

/** A little less than BM25's, or one rare word would outweigh the others of a longer query. */
const RARITY_POWER = 0.85;

/** How much a word says if `count` sections have it: the rarer, the more (BM25's inverse document frequency). */
export function rarity(count: number, catalogs: readonly Catalog[]): number {
  const size = catalogs.reduce((sum, catalog) => sum + catalog.size, 0);
  const bounded = Math.min(count, size);
  return Math.log(1 + (size - bounded + 0.5) / (bounded + 0.5)) ** RARITY_POWER;
}

/** The candidates of a catalog. @param place of the catalog in the terms' matches */
function collect(catalog: Catalog, place: number, terms: readonly Counted[], partial: boolean): readonly Candidate[] {
  const {index, size, pageStarts} = catalog;
  const scores = new Float32Array(size);
  const matched = new Uint8Array(size);
  const covered = new Float32Array(size);
  const required = terms.filter((term) => term.required).length;
  const wanted = terms.reduce(
    (sum, {required, rarity, matches}) => sum + (required && matches.some((list) => list.length > 0) ? rarity : 0),
    0,
  );
  const count = (section: number, {required, rarity}: Counted, score: number, confidence: number): void => {
    scores[section] = (scores[section] ?? 0) + score;
    if (!required || confidence === 0) return;
    matched[section] = (matched[section] ?? 0) + 1;
    covered[section] = (covered[section] ?? 0) + rarity * confidence;
  };
  for (const term of terms) {
    const best = new Float32Array(size);
    const highest = new Float32Array(size);
    for (const {term: at, confidence} of term.matches[place] ?? []) {
      index.each(at, (section, weight) => {
        best[section] = Math.max(best[section] ?? 0, confidence * term.rarity * weight);
        highest[section] = Math.max(highest[section] ?? 0, confidence);
      });
    }
    for (let page = 0; page + 1 < pageStarts.length; page++) {
      const first = pageStarts[page] ?? 0;
      const end = pageStarts[page + 1] ?? size;
      const above = best[first] ?? 0;
      for (let section = first; section < end; section++) {
        const own = best[section] ?? 0;
        const inherited = section > first ? INHERITED_SHARE * above : 0;
        if (own === 0 && inherited === 0) continue;
        const confidence = own > 0 ? (highest[section] ?? 0) : INHERITED_CONFIDENCE * (highest[first] ?? 0);
        count(section, term, Math.max(own, inherited), confidence);
      }
    }
  }
  const candidates: Candidate[] = [];
  for (let section = 0; section < size; section++) {
    const count = matched[section] ?? 0;
    if (count === 0) continue;
    const score = scores[section] ?? 0;
    const confidence = wanted > 0 ? Math.min(1, (covered[section] ?? 0) / wanted) : 1;
    if (count === required) candidates.push({catalog, section, score, confidence});
    else if (partial && confidence >= PARTIAL_LEAST)
      candidates.push({catalog, section, score: score * confidence ** PARTIAL_POWER, confidence});
  }
  return candidates;
}
