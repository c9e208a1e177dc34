/** The bundle engine's worker in this process, with local scripts. */
import vm from 'node:vm';
import {
  answerRequest,
  createBundleHost,
  type BundleScope,
  type BundleWorker,
} from '../../src/compilers/browser/bundle-host';

/**
 * @param read returns a script's text by its address; throws if it doesn't exist
 * @param globals what the scripts find besides the language
 */
export function nodeBundleWorker(read: (address: string) => string, globals: object = {}): BundleWorker {
  const context = vm.createContext({...globals});
  const global = vm.runInContext('globalThis', context) as Pick<BundleScope, 'rescript_compiler'>;
  const host = createBundleHost({
    importScripts: (address) => void vm.runInContext(read(address), context, {filename: address}),
    get rescript_compiler() {
      return global.rescript_compiler;
    },
  });
  let ended = false;
  const worker: BundleWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => (ended = true),
    postMessage: (request) => {
      setImmediate(() => {
        if (ended) return;
        void answerRequest(host, request, (data) => {
          if (!ended) worker.onmessage?.({data: structuredClone(data)});
        });
      });
    },
  };
  return worker;
}
