import type {Catalog} from './catalog';
import {findSections, type Found} from './find';
import {toHit} from './hit';
import {HITS_PER_GROUP} from '../../config/search-limits';
import type {Answer, Question} from './protocol';
import {suggest} from './suggest';
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
  const pathOf = ({catalog, section}: Found): string => catalog.section(section).page.path;
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
    const {area} = found.catalog.section(found.section).page;
    const count = (counts.get(area) ?? 0) + 1;
    counts.set(area, count);
    (count > HITS_PER_GROUP ? rest : first).push(found);
  }
  return [...first, ...rest];
}
