/** Whether the search of the built site finds what readers want. Reports on every half. */
import {allVersions, versionLines} from '../../src/config/versions';
import {readBuiltIndex} from '../search/built-index';
import {figuresOf, judge, missingPlaces, report} from '../search/judge';
import {judgedQueries, queriesOf, querySets, type QueryKind, type QuerySet} from '../search/sets';

const {manifest, catalogs} = readBuiltIndex();
const sets = querySets.map((set) => ({...set, judgements: judge(set.queries, catalogs)}));
const judgementsOf = (wanted: (set: QuerySet) => boolean) => sets.filter(wanted).flatMap(({judgements}) => judgements);
const heldOut = judgementsOf(({isHeldOut}) => isHeldOut);

beforeAll(() => {
  for (const {name, written, judgements, isHeldOut} of sets)
    process.stdout.write(`\n${report(`${name}, ${written}`, judgements, {named: !isHeldOut})}\n`);
});

test('every version has an index', () => {
  expect(Object.keys(manifest.versions).sort()).toEqual(
    allVersions(versionLines.default)
      .map(({id}) => id)
      .sort(),
  );
});

test('there are 150 queries in five kinds and 40 by type, 300 fresh ones in all six kinds, and 150 held out', () => {
  const queries = queriesOf('first tuning', 'first held out');
  const types = queries.filter(({kind}) => kind === 'type');
  expect(types.length).toBeGreaterThanOrEqual(40);
  expect(queries.length - types.length).toBeGreaterThanOrEqual(150);
  expect(queriesOf('fresh tuning', 'fresh', 'second fresh').length).toBeGreaterThanOrEqual(300);
  expect(heldOut.length).toBeGreaterThanOrEqual(150);
  for (const fresh of [queriesOf('fresh tuning'), queriesOf('second fresh')]) {
    expect(new Set(fresh.map(({kind}) => kind)).size).toBe(6);
    const asked = new Set(fresh.map(({version}) => version));
    // A version that began after these were written has the pages of the newest one here.
    const known = allVersions(versionLines.default).map(({id}) => id);
    expect(known.slice(known.findIndex((id) => asked.has(id))).sort()).toEqual([...asked].sort());
  }
});

test('every query asks for places that exist, and none is in two halves', () => {
  expect(new Set(judgedQueries.map(({query, version}) => `${version} ${query}`)).size).toBe(judgedQueries.length);
  expect(
    judgedQueries.flatMap((query) => missingPlaces(query, catalogs).map((place) => `${query.query}: ${place}`)),
  ).toEqual([]);
});

test.each([
  ['all', () => true, 0.64, 0.8],
  ['operators and decorators', (kind: QueryKind) => kind === 'operator', 0.82, 0.93],
  ['names of the API', (kind: QueryKind) => kind === 'identifier', 0.89, 0.95],
  ['types', (kind: QueryKind) => kind === 'type', 0.95, 0.99],
] as const)('of %s, enough are right first and among the first three', (_, isWanted, firstHit, firstThree) => {
  const figures = figuresOf(judgementsOf(() => true).filter(({query}) => isWanted(query.kind)));
  expect(figures.first).toBeGreaterThanOrEqual(firstHit);
  expect(figures.firstThree).toBeGreaterThanOrEqual(firstThree);
});
