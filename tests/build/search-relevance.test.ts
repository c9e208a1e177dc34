/** Whether the search of the built site finds what readers want. */
import {allVersions, versionLines} from '../../src/config/versions';
import {readBuiltIndex} from '../search/built-index';
import {figuresOf, judge, missingPlaces, report} from '../search/judge';
import {judgedQueries, type QueryKind} from '../search/sets';

const {manifest, catalogs} = readBuiltIndex();
const judgements = judge(judgedQueries, catalogs);

beforeAll(() => void process.stdout.write(`\n${report('judged queries', judgements)}\n`));

test('every version has an index', () => {
  expect(Object.keys(manifest.versions).sort()).toEqual(
    allVersions(versionLines.default)
      .map(({id}) => id)
      .sort(),
  );
});

test('there are at most 300 queries, each once, and they ask for places that exist', () => {
  expect(judgedQueries.length).toBeLessThanOrEqual(300);
  expect(new Set(judgedQueries.map(({query, version}) => `${version} ${query}`)).size).toBe(judgedQueries.length);
  expect(
    judgedQueries.flatMap((query) => missingPlaces(query, catalogs).map((place) => `${query.query}: ${place}`)),
  ).toEqual([]);
});

test.each([
  ['all', () => true, 0.8, 0.87],
  ['operators and decorators', (kind: QueryKind) => kind === 'operator', 0.97, 1],
  ['names of the API', (kind: QueryKind) => kind === 'identifier', 0.9, 0.95],
  ['types', (kind: QueryKind) => kind === 'type', 0.95, 1],
] as const)('of %s, enough are right first and among the first three', (_, isWanted, firstHit, firstThree) => {
  const figures = figuresOf(judgements.filter(({query}) => isWanted(query.kind)));
  expect(figures.first).toBeGreaterThanOrEqual(firstHit);
  expect(figures.firstThree).toBeGreaterThanOrEqual(firstThree);
});
