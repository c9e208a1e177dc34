import type {BundleReply, BundleRequest} from './bundle-protocol';

/** The part of the Worker interface the engine needs. */
export type BundleWorker = {
  postMessage(request: BundleRequest): void;
  terminate(): void;
  onmessage: ((event: {readonly data: BundleReply}) => void) | null;
  onerror: ((event: {readonly message: string}) => void) | null;
};

/** The bundler puts the worker's code into a script of its own. */
export function startBundleWorker(): BundleWorker {
  return new Worker(new URL('./bundle-worker.ts', import.meta.url)) as BundleWorker;
}
