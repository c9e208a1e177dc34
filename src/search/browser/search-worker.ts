/** Holds the index outside the main thread: loads what a question needs and answers it. */
import type {WorkerMessage, WorkerReply} from '../core/protocol';
import {createSearchService} from '../core/service';

const ask = createSearchService((url) => fetch(url));

self.onmessage = ({data: {id, manifestUrl, question}}: MessageEvent<WorkerMessage>) => {
  ask(manifestUrl, question).then(
    (answer) => self.postMessage({id, answer} satisfies WorkerReply),
    (error: unknown) =>
      self.postMessage({id, error: error instanceof Error ? error.message : String(error)} satisfies WorkerReply),
  );
};
