/** Whether the search of the built site finds what readers want. Reports on every half. */
import {allVersions, versionLines} from '../../src/config/versions';
import {readBuiltIndex} from '../search/built-index';
import {eighth} from '../search/eighth';
import {freshHeldOut} from '../search/fresh-held-out';
import {freshMeasured} from '../search/fresh-measured';
import {freshTuning} from '../search/fresh-tuning';
import {heldOut} from '../search/held-out';
import {figuresOf, judge, missingPlaces, report} from '../search/judge';
import {ninth} from '../search/ninth';
import {secondTuning} from '../search/second-tuning';
import {firstSets, freshSets, judgedQueries, type QuerySet} from '../search/sets';
import {tuning} from '../search/tuning';

const {manifest, catalogs} = readBuiltIndex();
const judged = ({name, queries, heldBack}: QuerySet) => ({name, judgements: judge(queries, catalogs), heldBack});
const halves = firstSets.map(judged);
/** Reported beside the halves with thresholds. */
const freshHalves = freshSets.map(judged);
const all = halves.flatMap(({judgements}) => judgements);

beforeAll(() => {
  for (const {name, judgements, heldBack} of [...halves, ...freshHalves])
    process.stdout.write(`\n${report(name, judgements, {named: !heldBack})}\n`);
});

test('every version has an index', () => {
  expect(Object.keys(manifest.versions).sort()).toEqual(
    allVersions(versionLines.default)
      .map(({id}) => id)
      .sort(),
  );
});

test('there are 150 queries in five kinds and 40 by type, 300 fresh ones in all six kinds, and 150 held out', () => {
  const queries = [...tuning, ...heldOut];
  const types = queries.filter(({kind}) => kind === 'type');
  expect(types.length).toBeGreaterThanOrEqual(40);
  expect(queries.length - types.length).toBeGreaterThanOrEqual(150);
  expect(freshTuning.length + freshMeasured.length + secondTuning.length + freshHeldOut.length).toBeGreaterThanOrEqual(
    300,
  );
  expect(eighth.length + ninth.length).toBeGreaterThanOrEqual(150);
  for (const fresh of [[...freshTuning, ...secondTuning], freshHeldOut]) {
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

test('the first hit is right for 90% of the queries, and one of the first three for 97%', () => {
  const {first, firstThree} = figuresOf(all);
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(firstThree).toBeGreaterThanOrEqual(0.97);
});

test('the first hit is right for every operator and decorator', () => {
  expect(
    all
      .filter(({query, place}) => query.kind === 'operator' && place !== 1)
      .map(({query, hits}) => ({query: query.query, hits})),
  ).toEqual([]);
});

test('the sets held out reach it too, and every operator', () => {
  const unseen = freshHalves.filter(({heldBack}) => heldBack).flatMap(({judgements}) => judgements);
  const {first, firstThree} = figuresOf(unseen);
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(firstThree).toBeGreaterThanOrEqual(0.97);
  const operators = unseen.filter(({query}) => query.kind === 'operator');
  expect(operators.filter(({place}) => place !== 1)).toHaveLength(0);
});

test('the fresh halves keep what they have reached', () => {
  const [own, measured, secondMeasured, third, thirdMeasured] = freshHalves.map(({judgements}) =>
    figuresOf(judgements),
  );
  expect(own?.first).toBeGreaterThanOrEqual(0.94);
  expect(own?.firstThree).toBeGreaterThanOrEqual(0.99);
  expect(measured?.first).toBeGreaterThanOrEqual(0.92);
  expect(measured?.firstThree).toBeGreaterThanOrEqual(0.99);
  expect(secondMeasured?.first).toBeGreaterThanOrEqual(0.9);
  expect(secondMeasured?.firstThree).toBeGreaterThanOrEqual(0.97);
  expect(third?.first).toBeGreaterThanOrEqual(0.95);
  expect(third?.firstThree).toBeGreaterThanOrEqual(0.98);
  expect(thirdMeasured?.first).toBeGreaterThanOrEqual(0.95);
  expect(thirdMeasured?.firstThree).toBeGreaterThanOrEqual(0.97);
});
