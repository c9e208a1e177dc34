import {readFrameMessage, type FrameRequest, type FrameMessage} from '../messages';

/** The bundled `worker.ts`, inserted when the frame is built. */
declare const WORKER_SOURCE: string;

const LOOK = 250;
/** Checks without a heartbeat, about 2 seconds. Time when this thread was busy itself doesn't count. */
const PATIENCE = 8;

/** @param send receives the program's messages, including that it was stopped */
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
