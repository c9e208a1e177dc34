/**
 * The worker's script. It's a worker because a compiler bundle blocks its thread, for seconds if the source is large.
 */
import {answerRequest, createBundleHost, type BundleReply, type BundleRequest, type BundleScope} from './bundle-host';

const scope = self as unknown as BundleScope & {
  readonly postMessage: (reply: BundleReply) => void;
  onmessage: ((event: MessageEvent<BundleRequest>) => void) | null;
};
const host = createBundleHost(scope);

scope.onmessage = ({data}) => void answerRequest(host, data, (reply) => scope.postMessage(reply));
