/** Starts the worker of `worker.ts` and ends it when it no longer answers. */
import {readFrameMessage, type FrameRequest, type FrameMessage} from '../messages';

/** The worker's bundled script; put in when the frame is made. */
declare const WORKER_SOURCE: string;

const LOOK = 250;
/** Looks in a row without a beat, about 2 seconds. Time in which this side was busy itself does not count. */
const PATIENCE = 8;

/**
 * Runs a program beside the page.
 * @param send gets all it says, and that it was stopped
 */
export function runInWorker(request: FrameRequest, send: (message: FrameMessage) => void): void {
  const worker = new Worker(URL.createObjectURL(new Blob([WORKER_SOURCE], {type: 'text/javascript'})));
  let missed = 0;
  const looking = setInterval(() => {
    if (++missed < PATIENCE) return;
    clearInterval(looking);
    worker.terminate();
    send({kind: 'stopped', reason: 'loop'});
  }, LOOK);
  worker.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    missed = 0;
    if (message?.kind === 'ready') worker.postMessage(request);
    else if (message && message.kind !== 'beat') send(message);
  });
}
