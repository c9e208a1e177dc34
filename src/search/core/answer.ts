/**
 * Answers a question: decides whether it's a type, an old name or words, and what is shown of what was found. The
 * other steps are `match.ts`, which finds sections, and `rank.ts`, which orders them.
 */
import type {Catalog} from './catalog';
import {findByType, readTypeQuery, writeOut} from '../../api/core/by-type/find-by-type';
import {toHit, type Found} from './hit';
import {findCandidates} from './match';
import {HITS_PER_GROUP, SUGGESTIONS} from '../../config/search-limits';
import type {Answer, Question} from './protocol';
import {rank} from './rank';
import {queryTerms} from './tokenizer';

const DEFAULT_LANG = 'en';

/** The first hits and how many there are. A query without words has none. */
export function answer(
  catalogs: readonly Catalog[],
  {query, count, words}: Pick<Question, 'query' | 'count' | 'words'>,
): Answer {
  const found = spread(translatedOnce(findSections(catalogs, query)));
  const terms = queryTerms(query);
  return {
    hits: found.slice(0, count).map((one) => toHit(one, terms, words)),
    total: found.length,
    suggestions: found.length === 0 ? suggest(catalogs, query) : [],
  };
}

/** Leaves out the English sections of pages whose translation is among the hits. */
function translatedOnce(ranked: readonly Found[]): readonly Found[] {
  const pathOf = ({catalog, section}: Found): string => catalog.page(section).path;
  const translated = new Set(
    ranked
      .filter(({catalog}) => catalog.shard.lang !== DEFAULT_LANG)
      .map((found) => pathOf(found).replace(`/${found.catalog.shard.lang}/`, '/')),
  );
  if (translated.size === 0) return ranked;
  return ranked.filter((found) => found.catalog.shard.lang !== DEFAULT_LANG || !translated.has(pathOf(found)));
}

/** Moves the remaining hits of a group after the first few of every group. */
function spread(ranked: readonly Found[]): readonly Found[] {
  const counts = new Map<string, number>();
  const first: Found[] = [];
  const rest: Found[] = [];
  for (const found of ranked) {
    const {area} = found.catalog.page(found.section);
    const count = (counts.get(area) ?? 0) + 1;
    counts.set(area, count);
    (count > HITS_PER_GROUP ? rest : first).push(found);
  }
  return [...first, ...rest];
}

/** The names of the open roots, which code doesn't have to mention. */
const OPEN_ROOT = /\b(?:Stdlib|RescriptCore|Core)\.(?=[A-Za-z])/gi;

/** All sections a query may refer to, most likely first. */
export function findSections(catalogs: readonly Catalog[], query: string): readonly Found[] {
  const asked = query.replace(OPEN_ROOT, '');
  const typed = byType(catalogs, asked);
  return typed.length > 0 ? typed : replacedFirst(catalogs, asked, byWords(catalogs, asked));
}

function byWords(catalogs: readonly Catalog[], query: string): readonly Found[] {
  const terms = queryTerms(query);
  return terms.length === 0 ? [] : rank(catalogs, findCandidates(catalogs, terms), query);
}

function byType(catalogs: readonly Catalog[], query: string): readonly Found[] {
  const asked = readTypeQuery(query);
  if (!asked) return [];
  const type = catalogs.reduce((term, catalog) => writeOut(term, catalog.abbreviations()), asked);
  const values = catalogs.flatMap((catalog) => catalog.typedValues().map((value) => ({...value, catalog})));
  return findByType(type, values).map((at) => values[at]!);
}

/** The result for an old name is the new one, followed by sections with the old name. */
function replacedFirst(catalogs: readonly Catalog[], query: string, found: readonly Found[]): readonly Found[] {
  const name = query.trim().replace(/\(\)$/, '');
  for (const catalog of catalogs) {
    const replacement = catalog.replacement(name);
    if (!replacement) continue;
    const others = found.filter((other) => other.catalog !== catalog || other.section !== replacement.section);
    return [{catalog, ...replacement}, ...others];
  }
  return found;
}

/** The share of letter pairs that a title and a query have to have in common. */
const ALIKE = 0.4;

/** The titles of pages that are spelled most like a query, by the pairs of letters both have (Dice's coefficient). */
function suggest(catalogs: readonly Catalog[], query: string): readonly string[] {
  const asked = pairsOf(query);
  const titles = new Set(
    catalogs.flatMap(({shard}) => shard.sections.flatMap(({level, title}) => (level === 1 ? title : []))),
  );
  return [...titles]
    .map((title) => ({title, alike: likeness(asked, pairsOf(title))}))
    .filter(({alike}) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, SUGGESTIONS)
    .map(({title}) => title);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(Array.from({length: Math.max(0, letters.length - 1)}, (_, at) => letters.slice(at, at + 2)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
