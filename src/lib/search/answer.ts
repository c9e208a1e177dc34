import type {Catalog} from './catalog';
import {findSections, type Found} from './find';
import {hitStyle, toHit} from './hit';
import type {SearchHit, SearchParameters, SearchRequest, SearchResponse} from './protocol';
import {HITS_PER_PAGE} from './limits';
import {queryTerms} from './tokenizer';

/** The number of hits DocSearch shows per group. More would crowd out other groups' hits. */
const HITS_PER_GROUP = 5;

const DEFAULT_LANG = 'en';

export type AnswerOptions = {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** The current time in milliseconds. */
  readonly now: () => number;
};

/** The answer to a request: a page of hits, and the total count. An empty query has no hits. */
export function answer(
  catalogs: readonly Catalog[],
  request: SearchRequest,
  {origin, now}: AnswerOptions,
): SearchResponse {
  const start = now();
  const parameters = parametersOf(request);
  const {hitsPerPage = HITS_PER_PAGE, page = 0} = parameters;
  const found = spread(translatedOnce(findSections(catalogs, request.query)));
  const terms = queryTerms(request.query);
  const style = hitStyle(parameters);
  const hits = found
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((one): SearchHit => toHit(one, terms, style, origin));
  return {
    index: request.indexName,
    query: request.query,
    params: '',
    hits,
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(now() - start),
  };
}

/** The parameters of a request, from either place. */
export function parametersOf({params, ...own}: SearchRequest): SearchParameters {
  return {...params, ...own};
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
