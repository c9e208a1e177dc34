/**
 * The worker's script. It's a worker because a compiler bundle blocks its thread, for seconds if the source is large.
 */
import {EngineError} from '../../../lib/playground/engine';
import {createBundleHost, type BundleScope} from './bundle-host';
import type {BundleReply, BundleRequest} from './bundle-protocol';

const scope = self as unknown as BundleScope & {
  readonly postMessage: (reply: BundleReply) => void;
  onmessage: ((event: MessageEvent<BundleRequest>) => void) | null;
};
const host = createBundleHost(scope);

scope.onmessage = ({data}) => {
  const {id} = data;
  try {
    host.load(data);
    scope.postMessage({id, kind: 'loaded'});
    scope.postMessage({id, kind: 'done', result: host.work(data)});
  } catch (error) {
    // Developers find the cause in the console; the page shows only the message.
    // eslint-disable-next-line no-console
    if (error instanceof EngineError && error.cause !== undefined) console.error(error);
    scope.postMessage({
      id,
      kind: 'failed',
      message: error instanceof EngineError ? error.message : `The compiler failed: ${String(error)}`,
    });
  }
};
