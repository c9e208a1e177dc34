/** Asks a worker that holds the site's own index. Nothing is loaded before the first question. */
import type {Answer, Question, WorkerMessage, WorkerReply} from '../core/protocol';

/** The part of the Worker interface the client needs. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Options for `createEmbeddedClient`. */
export type EmbeddedClientOptions = {
  /** Path of the manifest from the site's root: `/search-index/manifest.json`. */
  readonly manifestUrl: string;
  /** Creates the worker; the site's own by default. */
  readonly createWorker?: () => SearchWorker;
};

type Waiting = {readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void};

function siteWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url));
}

/** Returns what answers a question. It rejects if the index can't be loaded, and the next question tries again. */
export function createEmbeddedClient({
  manifestUrl,
  createWorker = siteWorker,
}: EmbeddedClientOptions): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function start(): SearchWorker {
    const started = createWorker();
    started.onmessage = ({data}: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.answer);
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

  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++lastId;
      waiting.set(id, {resolve, reject});
      worker.postMessage({id, manifestUrl, question} satisfies WorkerMessage);
    });
}
