/**
 * The search back end of this build: a worker that holds the site's own index. If Algolia is configured, the search-box
 * plugin replaces this module with `algolia-back-end.ts`, so that no build ships a back end it doesn't use.
 */
import {sharedBase} from '../../kit/browser/base-url';
import {
  INDEX_FOLDER,
  MANIFEST,
  type Answer,
  type Question,
  type WorkerMessage,
  type WorkerReply,
} from '../core/protocol';

/** A source of hits. */
export type SearchBackEnd = {
  /** Namespaces the reader's recent and favorite searches in the browser's storage. */
  readonly indexName: string;
  /** Rejects if it can't answer. A question without a query loads what the others need. */
  readonly search: (question: Question) => Promise<Answer>;
};

/** The part of the Worker interface the client needs. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Waiting = {readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void};

/**
 * What asks a worker, which is created with the first question.
 * @param manifestUrl path of the manifest from the host's root: `/search-index/manifest.json`
 * @returns what answers a question. It rejects if the index can't be loaded, and the next question tries again.
 */
export function askWorker(manifestUrl: string, createWorker: () => SearchWorker): SearchBackEnd['search'] {
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

export const backEnd: SearchBackEnd = {
  indexName: 'embedded',
  search: askWorker(
    `${sharedBase}${INDEX_FOLDER}/${MANIFEST}`,
    () => new Worker(new URL('./search-worker.ts', import.meta.url)),
  ),
};
