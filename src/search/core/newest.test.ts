import {newestOnly} from './newest';

/** A search whose answers the test controls. */
function controlled() {
  const asked: {question: string; resolve: (answer: string) => void; reject: (error: Error) => void}[] = [];
  const ask = newestOnly<string, string>(
    (question) => new Promise((resolve, reject) => asked.push({question, resolve, reject})),
  );
  return {asked, ask, questions: () => asked.map(({question}) => question)};
}

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test('a question alone is asked at once', async () => {
  const {ask, asked} = controlled();
  const answer = ask('r');
  expect(asked).toHaveLength(1);
  asked[0]!.resolve('rows of r');
  expect(await answer).toBe('rows of r');
});

test('of the questions that come meanwhile, only the newest is asked; all of them get its answer', async () => {
  const {ask, asked, questions} = controlled();
  const first = ask('r');
  const others = [ask('re'), ask('rec'), ask('reco')];
  expect(questions()).toEqual(['r']);
  asked[0]!.resolve('rows of r');
  expect(await first).toBe('rows of r');
  await settled();
  expect(questions()).toEqual(['r', 'reco']);
  const later = ask('recor');
  asked[1]!.resolve('rows of reco');
  expect(await Promise.all(others)).toEqual(Array(3).fill('rows of reco'));
  await settled();
  expect(questions()).toEqual(['r', 'reco', 'recor']);
  asked[2]!.resolve('rows of recor');
  expect(await later).toBe('rows of recor');
});

test('a question that comes right after an answer is asked once', async () => {
  for (const ticks of Array(6).keys()) {
    const {ask, asked, questions} = controlled();
    void ask('r');
    void ask('re');
    asked[0]!.resolve('rows of r');
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    void ask('rec');
    await settled();
    expect(questions().filter((question) => question === 'rec').length).toBeLessThan(2);
  }
});

test('after a failure, which goes to those who asked, the next question is asked', async () => {
  const {ask, asked, questions} = controlled();
  const first = ask('r');
  const second = ask('re');
  asked[0]!.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  await settled();
  asked[1]!.reject(new Error('still down'));
  await expect(second).rejects.toThrow('still down');
  await settled();
  void ask('rec');
  expect(questions()).toEqual(['r', 're', 'rec']);
});
