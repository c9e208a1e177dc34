/** Compares results with the pages readers are looking for. */
import type {Catalog} from '../../src/search/core/catalog';
import {findSections} from '../../src/search/core/answer';
import {manualPath} from '../versions';
import type {QueryKind, RelevanceQuery} from './sets';

/** The catalogs for a version: its own and the shared one. */
export type CatalogsOf = (version: string) => readonly Catalog[];

export type Judgement = {
  readonly query: RelevanceQuery;
  /** The 1-based rank of the first right hit; undefined if it isn't among the first ten. */
  readonly place: number | undefined;
  /** The first hits, as paths with anchors. */
  readonly hits: readonly string[];
};

const LOOKED_AT = 10;

export function judge(queries: readonly RelevanceQuery[], catalogsOf: CatalogsOf): readonly Judgement[] {
  return queries.map((query) => {
    const found = findSections(catalogsOf(query.version), query.query).slice(0, LOOKED_AT);
    const hits = found.map(({catalog, section}) => {
      const {page, anchor} = catalog.section(section);
      return anchor === '' ? page.path : `${page.path}#${anchor}`;
    });
    const at = hits.findIndex((hit) => isRight(query, hit));
    return {query, hits, place: at < 0 ? undefined : at + 1};
  });
}

/** Expected targets that aren't in any catalog, which are mistakes in the suite. */
export function missingPlaces({version, right}: RelevanceQuery, catalogsOf: CatalogsOf): readonly string[] {
  const places = catalogsOf(version).flatMap((catalog) =>
    Array.from({length: catalog.size}, (_, index) => catalog.section(index)),
  );
  return right.filter(
    (wanted) =>
      !places.some(({page, anchor}) => matches(version, wanted, anchor === '' ? page.path : `${page.path}#${anchor}`)),
  );
}

function isRight({version, right}: RelevanceQuery, hit: string): boolean {
  return right.some((wanted) => matches(version, wanted, hit));
}

function matches(version: string, wanted: string, hit: string): boolean {
  const address = wanted.startsWith('/') ? wanted : `${manualPath(version)}/${wanted}`;
  return address.endsWith('#*') ? hit.split('#')[0] === address.slice(0, -'#*'.length) : hit === address;
}

export type Figures = {readonly queries: number; readonly first: number; readonly firstThree: number};

/** The shares of queries whose first hit is right, and of those with a right one among the first three. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const share = (within: number): number =>
    judgements.filter(({place}) => place !== undefined && place <= within).length / judgements.length;
  return {queries: judgements.length, first: share(1), firstThree: share(3)};
}

const KINDS: readonly QueryKind[] = ['concept', 'identifier', 'operator', 'typo', 'prefix', 'type'];

/** A table of the results by kind, and every query with a wrong first hit. */
export function report(title: string, judgements: readonly Judgement[]): string {
  const line = (name: string, {queries, first, firstThree}: Figures): string =>
    `${name.padEnd(12)}${String(queries).padStart(4)}  first ${percent(first)}  first three ${percent(firstThree)}`;
  const kinds = KINDS.map((kind) => line(kind, figuresOf(judgements.filter(({query}) => query.kind === kind))));
  const wrong = judgements
    .filter(({place}) => place !== 1)
    .map(
      ({query, place, hits}) =>
        `  ${query.query} (${query.version}): right at ${place ?? '-'}, first ${hits.slice(0, 3).join(', ')}`,
    );
  return [title, ...kinds, line('all', figuresOf(judgements)), ...wrong].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);
