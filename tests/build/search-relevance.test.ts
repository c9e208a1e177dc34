/** @jest-environment node */
/** Whether the search of the built site finds what readers want. Prints the figures of both halves. */
import {allVersions, versionLines} from '../../src/config/versions';
import {readBuiltIndex} from '../search/built-index';
import {heldOut} from '../search/held-out';
import {figuresOf, judge, missingPlaces, report} from '../search/judge';
import {tuning} from '../search/tuning';

const {manifest, catalogs} = readBuiltIndex();
const halves = [
  {name: 'tuning half', queries: tuning},
  {name: 'held-out half', queries: heldOut},
].map(({name, queries}) => ({name, queries, judgements: judge(queries, catalogs)}));
const all = halves.flatMap(({judgements}) => judgements);

beforeAll(() => {
  for (const {name, judgements} of halves) process.stdout.write(`\n${report(name, judgements)}\n`);
});

test('every version has an index', () => {
  expect(Object.keys(manifest.versions).sort()).toEqual(allVersions(versionLines.default).map(({id}) => id).sort());
});

test('there are 150 queries in five kinds and 40 by type, each with places that exist, none in both halves', () => {
  const queries = [...tuning, ...heldOut];
  const types = queries.filter(({kind}) => kind === 'type');
  expect(types.length).toBeGreaterThanOrEqual(40);
  expect(queries.length - types.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({query, version}) => `${version} ${query}`)).size).toBe(queries.length);
  expect(queries.flatMap((query) => missingPlaces(query, catalogs).map((place) => `${query.query}: ${place}`))).toEqual([]);
});

test('the first hit is right for 90 queries in 100, and one of the first three for 97', () => {
  const {first, firstThree} = figuresOf(all);
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(firstThree).toBeGreaterThanOrEqual(0.97);
});

test('the first hit is right for every operator and decorator', () => {
  expect(all.filter(({query, place}) => query.kind === 'operator' && place !== 1).map(({query, hits}) => ({query: query.query, hits}))).toEqual([]);
});
