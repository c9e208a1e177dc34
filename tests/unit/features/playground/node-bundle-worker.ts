/** The bundle engine's worker in this process, with local scripts. */
import vm from 'node:vm';
import {EngineError} from '../../../../src/lib/playground/engine';
import {createBundleHost, type BundleScope} from '../../../../src/features/playground/engines/bundle-host';
import type {BundleReply} from '../../../../src/features/playground/engines/bundle-protocol';
import type {BundleWorker} from '../../../../src/features/playground/engines/start-bundle-worker';

/** @param read returns a script's text by its address; throws if it doesn't exist */
export function nodeBundleWorker(read: (address: string) => string): BundleWorker {
  const context = vm.createContext({});
  const global = vm.runInContext('globalThis', context) as Pick<BundleScope, 'rescript_compiler'>;
  const scope: BundleScope = {
    importScripts: (...addresses) => {
      for (const address of addresses) vm.runInContext(read(address), context, {filename: address});
    },
    get rescript_compiler() {
      return global.rescript_compiler!;
    },
  };
  const host = createBundleHost(scope);
  let ended = false;
  const worker: BundleWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => (ended = true),
    postMessage: (request) => {
      const say = (data: BundleReply): void => {
        if (!ended) worker.onmessage?.({data: structuredClone(data)});
      };
      setImmediate(() => {
        if (ended) return;
        try {
          host.load(request);
          say({id: request.id, kind: 'loaded'});
          say({id: request.id, kind: 'done', result: host.work(request)});
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
          say({id: request.id, kind: 'failed', message: error.message});
        }
      });
    },
  };
  return worker;
}
