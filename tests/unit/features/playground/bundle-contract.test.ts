/** The engine contract with real bundles: `PLAYGROUND_BUNDLE_DIR=playground-bundles npx jest bundle-contract`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createBundleEngine} from '../../../../src/features/playground/engines/bundle-engine';
import {contractTests} from './engine-contract';
import {nodeBundleWorker} from './node-bundle-worker';

const folder = process.env.PLAYGROUND_BUNDLE_DIR;
const base = 'https://bundles.example';
const fileOf = (address: string): string => path.join(folder ?? '', decodeURIComponent(address.slice(base.length + 1)));

if (folder === undefined) {
  test.skip('the engine contract with compiler bundles: PLAYGROUND_BUNDLE_DIR isn’t set (npm run playground:bundles fetches bundles)', () =>
    undefined);
} else {
  contractTests(() => {
    const manifest = path.join(folder, 'playground-bundles/versions.json');
    if (!existsSync(manifest))
      throw new Error(
        `PLAYGROUND_BUNDLE_DIR is ${folder}, but there is no ${manifest}. Run npm run playground:bundles, or unset the variable.`,
      );
    const request = ((address: string) => Promise.resolve(new Response(readFileSync(fileOf(address))))) as typeof fetch;
    return Promise.resolve(
      createBundleEngine({
        source: {base},
        fetch: request,
        startWorker: () => nodeBundleWorker((address) => readFileSync(fileOf(address), 'utf8')),
      }),
    );
  }, []);
}
