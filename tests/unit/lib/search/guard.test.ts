import {guardSearch} from '../../../../src/lib/search/guard';

type Answer = {readonly results: readonly {readonly hits: readonly string[]}[]};
const found: Answer = {results: [{hits: ['a']}]};
const question = {requests: ['one', 'two']};

/** A search whose responses the test controls, in any order. */
function controlled() {
  const waiting: {resolve: (answer: Answer) => void; reject: (error: Error) => void}[] = [];
  const told: boolean[] = [];
  const search = guardSearch<string, {readonly hits: readonly string[]}>(
    () => new Promise((resolve, reject) => waiting.push({resolve, reject})),
    (failed) => told.push(failed),
  );
  return {search, waiting, told};
}

test('a response passes through and isn’t reported as a failure', async () => {
  const {search, waiting, told} = controlled();
  const answer = search(question);
  waiting[0]!.resolve(found);
  expect(await answer).toBe(found);
  expect(told).toEqual([false]);
});

test('a failure is reported and becomes an empty response for each request', async () => {
  const {search, waiting, told} = controlled();
  const answer = search(question);
  waiting[0]!.reject(new Error('503'));
  const {results} = await answer;
  expect(results.map(({hits}) => hits)).toEqual([[], []]);
  expect(told).toEqual([true]);
});

test('only the latest search reports its result', async () => {
  const {search, waiting, told} = controlled();
  const older = search(question);
  const newer = search(question);
  waiting[1]!.resolve(found);
  await newer;
  waiting[0]!.reject(new Error('late'));
  await older;
  expect(told).toEqual([false]);
});

test('a search that throws synchronously is a failure too', async () => {
  const told: boolean[] = [];
  const search = guardSearch<string, never>(
    () => {
      throw new Error('no client');
    },
    (failed) => told.push(failed),
  );
  expect((await search(question)).results).toHaveLength(2);
  expect(told).toEqual([true]);
});
