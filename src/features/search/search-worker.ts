/** Holds the index outside the main thread: loads what a query needs and answers it. */
import type {WorkerMessage, WorkerReply} from '../../lib/search/protocol';
import {createSearchService} from '../../lib/search/service';

const service = createSearchService({
  fetch: (url) => fetch(url),
  origin: self.location.origin,
  now: () => performance.now(),
});

async function reply(message: WorkerMessage): Promise<WorkerReply> {
  try {
    if (message.kind === 'search')
      return {id: message.id, results: await service.search(message.manifestUrl, message.requests)};
    await service.warm(message.manifestUrl, message.filters);
    return {id: message.id, results: []};
  } catch (error) {
    return {id: message.id, error: error instanceof Error ? error.message : String(error)};
  }
}

self.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
  void reply(data).then((answer) => self.postMessage(answer));
};
