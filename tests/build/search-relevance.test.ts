/** Whether the search of the built site finds what readers want. Reports on every half. */
import {allVersions, versionLines} from '../../src/config/versions';
import {readBuiltIndex} from '../search/built-index';
import {figuresOf, judge, missingPlaces, report, type Figures} from '../search/judge';
import {judgedQueries, queriesOf, querySets, type QuerySet} from '../search/sets';

const {manifest, catalogs} = readBuiltIndex();
const sets = querySets.map((set) => ({...set, judgements: judge(set.queries, catalogs)}));
const judgementsOf = (wanted: (set: QuerySet) => boolean) => sets.filter(wanted).flatMap(({judgements}) => judgements);
/** Those that must reach the goals. */
const first = judgementsOf(({name}) => name.startsWith('first '));
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

function expectAtLeast(figures: Figures, firstHit: number, firstThree: number): void {
  expect(figures.first).toBeGreaterThanOrEqual(firstHit);
  expect(figures.firstThree).toBeGreaterThanOrEqual(firstThree);
}

test.each([
  ['the first queries', first],
  ['those held out', heldOut],
])('%s: the first hit is right for 90%%, one of the first three for 97%%', (_, judgements) => {
  expectAtLeast(figuresOf(judgements), 0.9, 0.97);
});

test.each([
  ['the first queries', first],
  ['those held out', heldOut],
])('%s: the first hit is right for every operator and decorator', (_, judgements) => {
  const wrong = judgements.filter(({query, place}) => query.kind === 'operator' && place !== 1);
  expect(wrong.map(({query, hits}) => ({query: query.query, hits}))).toEqual([]);
});

test.each([
  ['fresh tuning', 0.94, 0.99],
  ['fresh', 0.92, 0.99],
  ['second fresh', 0.9, 0.97],
  ['third tuning', 0.95, 0.98],
  ['third', 0.95, 0.97],
])('the set "%s" keeps what it has reached', (wanted, firstHit, firstThree) => {
  expectAtLeast(figuresOf(judgementsOf(({name}) => name === wanted)), firstHit, firstThree);
});
