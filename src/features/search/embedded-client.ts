/**
 * The embedded index as a search client: sends every question to a worker that holds the
 * index of the version being read. Nothing is loaded before the first `warm` or `search`.
 */
import type {SearchResponse, WorkerMessage, WorkerReply} from '../../lib/search/protocol';
import type {SearchBackEnd} from './back-end';

/** The part of a Worker that the client needs. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** What `createEmbeddedClient` takes. */
export type EmbeddedClientOptions = {
  /** Where the manifest is, from the site's root: `/search-index/manifest.json`. */
  readonly manifestUrl: string;
  /** Makes the worker; the site's own by default. */
  readonly createWorker?: () => SearchWorker;
};

/** `search` rejects when the index cannot be had, and the next call tries again; a `warm` that fails is silent, for `search` tells. */
export type EmbeddedClient = Pick<SearchBackEnd, 'search' | 'warm'>;

type Waiting = {readonly resolve: (results: readonly SearchResponse[]) => void; readonly reject: (error: Error) => void};

type Question = WorkerMessage extends infer Message ? (Message extends WorkerMessage ? Omit<Message, 'id' | 'manifestUrl'> : never) : never;

function siteWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url));
}

/** Makes the client. Nothing is loaded yet. */
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
    // A worker whose script cannot be loaded stays useless: the next call makes another one.
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
    warm: (version) => void ask({kind: 'warm', version}).catch(() => undefined),
  };
}
