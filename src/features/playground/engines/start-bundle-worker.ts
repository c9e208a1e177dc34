import type {BundleReply, BundleRequest} from './bundle-protocol';

/** As much of a worker as the engine needs. */
export type BundleWorker = {
  postMessage(request: BundleRequest): void;
  terminate(): void;
  onmessage: ((event: {readonly data: BundleReply}) => void) | null;
  onerror: ((event: {readonly message: string}) => void) | null;
};

/** The bundler makes a script of its own of the worker's. */
export function startBundleWorker(): BundleWorker {
  return new Worker(new URL('./bundle-worker.ts', import.meta.url)) as BundleWorker;
}
