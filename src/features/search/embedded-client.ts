/**
 * A search client for the embedded index. It sends every query to a worker that holds the index of the version and the
 * language being read. Nothing is loaded before the first `warm` or `search`.
 */
import type {SearchResponse, WorkerMessage, WorkerReply} from '../../lib/search/protocol';
import type {SearchBackEnd} from './search-back-end';

/** The part of the Worker interface the client needs. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Options for `createEmbeddedClient`. */
export type EmbeddedClientOptions = {
  /** Path of the manifest from the site's root: `/search-index/manifest.json`. */
  readonly manifestUrl: string;
  /** Creates the worker; the site's own by default. */
  readonly createWorker?: () => SearchWorker;
};

/**
 * `search` rejects if the index can't be loaded, and the next call tries again. `warm` fails silently, because
 * `search` reports the failure.
 */
export type EmbeddedClient = Pick<SearchBackEnd, 'search' | 'warm'>;

type Waiting = {
  readonly resolve: (results: readonly SearchResponse[]) => void;
  readonly reject: (error: Error) => void;
};

type Question = WorkerMessage extends infer Message
  ? Message extends WorkerMessage
    ? Omit<Message, 'id' | 'manifestUrl'>
    : never
  : never;

function siteWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url));
}

/** Creates the client without loading anything yet. */
export function createEmbeddedClient({manifestUrl, createWorker = siteWorker}: EmbeddedClientOptions): EmbeddedClient {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function start(): SearchWorker {
    const started = createWorker();
    started.onmessage = ({data}: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.results);
    };
    // A worker whose script couldn't be loaded stays unusable, so the next call creates a new one.
    started.onerror = ({message}) => {
      started.terminate();
      if (worker === started) worker = undefined;
      const failed = [...waiting.values()];
      waiting.clear();
      for (const {reject} of failed) reject(new Error(`The search worker failed. ${message ?? ''}`.trim()));
    };
    return started;
  }

  function ask(question: Question): Promise<readonly SearchResponse[]> {
    return new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++lastId;
      waiting.set(id, {resolve, reject});
      worker.postMessage({...question, id, manifestUrl} satisfies WorkerMessage);
    });
  }

  return {
    search: async ({requests}) => ({results: await ask({kind: 'search', requests})}),
    warm: (filters) => void ask({kind: 'warm', filters}).catch(() => undefined),
  };
}
