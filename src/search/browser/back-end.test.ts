/** @jest-environment jsdom */
import {askWorker, type SearchWorker} from './back-end';
import type {WorkerMessage, WorkerReply} from '../core/protocol';

type FakeWorker = SearchWorker & {
  readonly asked: WorkerMessage[];
  readonly answer: (reply: WorkerReply) => void;
  readonly fail: (message: string) => void;
  terminated: boolean;
};

function fakeWorkers(): {made: FakeWorker[]; createWorker: () => SearchWorker} {
  const made: FakeWorker[] = [];
  return {
    made,
    createWorker() {
      const worker: FakeWorker = {
        asked: [],
        terminated: false,
        onmessage: null,
        onerror: null,
        postMessage: (message: WorkerMessage) => void worker.asked.push(message),
        terminate: () => void (worker.terminated = true),
        answer: (reply) =>
          void worker.onmessage?.call(worker as unknown as Worker, new MessageEvent('message', {data: reply})),
        fail: (message) => void worker.onerror?.call(worker as unknown as Worker, new ErrorEvent('error', {message})),
      };
      made.push(worker);
      return worker;
    },
  };
}

const question = {query: 'record', version: 'v12.0.0', languages: ['en'], count: 20, words: 10};
const answer = {hits: [], total: 0, suggestions: []};

test('nothing loads before it is needed, and every answer goes to its question', async () => {
  const {made, createWorker} = fakeWorkers();
  const ask = askWorker('/search-index/manifest.json', createWorker);
  expect(made).toEqual([]);
  const [first, second] = [ask(question), ask({...question, query: 'tuple'})];
  expect(made).toHaveLength(1);
  expect(made[0]!.asked.map((asked) => [asked.question.query, asked.manifestUrl])).toEqual([
    ['record', '/search-index/manifest.json'],
    ['tuple', '/search-index/manifest.json'],
  ]);
  const [one, two] = made[0]!.asked.map(({id}) => id);
  made[0]!.answer({id: two!, answer});
  made[0]!.answer({id: one!, error: 'It could not be loaded.'});
  await expect(second).resolves.toEqual(answer);
  await expect(first).rejects.toThrow('It could not be loaded.');
});

test('a worker that crashes fails its questions, and the next one gets a new worker', async () => {
  const {made, createWorker} = fakeWorkers();
  const ask = askWorker('/m.json', createWorker);
  const failed = ask(question);
  made[0]!.fail('Script not found');
  await expect(failed).rejects.toThrow('The search worker failed. Script not found');
  expect(made[0]!.terminated).toBe(true);
  const next = ask(question);
  made[1]!.answer({id: made[1]!.asked[0]!.id, answer});
  await expect(next).resolves.toEqual(answer);
});
