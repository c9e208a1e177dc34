/** @jest-environment jsdom */
import {createEmbeddedClient, type SearchWorker} from '../../../../src/features/search/embedded-client';
import type {WorkerMessage, WorkerReply} from '../../../../src/lib/search/protocol';

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

const requests = [{indexName: 'docs', query: 'record'}];

test('nothing loads before it is needed, and every response goes to its request', async () => {
  const {made, createWorker} = fakeWorkers();
  const client = createEmbeddedClient({manifestUrl: '/search-index/manifest.json', createWorker});
  expect(made).toEqual([]);
  client.warm(['version:v12.0.0']);
  const [first, second] = [client.search({requests}), client.search({requests})];
  expect(made).toHaveLength(1);
  expect(made[0]!.asked.map(({kind, manifestUrl}) => [kind, manifestUrl])).toEqual([
    ['warm', '/search-index/manifest.json'],
    ['search', '/search-index/manifest.json'],
    ['search', '/search-index/manifest.json'],
  ]);
  const [, one, two] = made[0]!.asked.map(({id}) => id);
  made[0]!.answer({id: two!, results: []});
  made[0]!.answer({id: one!, error: 'It could not be loaded.'});
  await expect(second).resolves.toEqual({results: []});
  await expect(first).rejects.toThrow('It could not be loaded.');
});

test('a worker that crashes fails its requests, and the next query gets a new worker', async () => {
  const {made, createWorker} = fakeWorkers();
  const client = createEmbeddedClient({manifestUrl: '/m.json', createWorker});
  const failed = client.search({requests});
  made[0]!.fail('Script not found');
  await expect(failed).rejects.toThrow('The search worker failed. Script not found');
  expect(made[0]!.terminated).toBe(true);
  const next = client.search({requests});
  made[1]!.answer({id: made[1]!.asked[0]!.id, results: []});
  await expect(next).resolves.toEqual({results: []});
});

test('a failed warm-up is silent', () => {
  const {made, createWorker} = fakeWorkers();
  createEmbeddedClient({manifestUrl: '/m.json', createWorker}).warm(['version:v12.0.0']);
  expect(() => made[0]!.fail('')).not.toThrow();
});
