/** The engine contract with real bundles: `PLAYGROUND_BUNDLE_DIR=playground-bundles npx jest bundle-contract`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TOOLCHAINS} from '../build/toolchains';
import {createBundleEngine} from './bundle-engine';
import {array, string} from '../../kit/core/decode';
import {BUNDLE_MANIFEST} from '../core/config';
import {manualOf} from '../core/releases';
import {contractTests} from '../../../tests/support/engine-contract';
import {nodeBundleWorker} from '../../../tests/support/node-bundle-worker';

const folder = process.env.PLAYGROUND_BUNDLE_DIR;
const base = 'https://bundles.example';

if (folder === undefined) {
  test.skip('the engine contract with compiler bundles: PLAYGROUND_BUNDLE_DIR isn’t set (npm run playground:bundles fetches bundles)', () =>
    undefined);
} else {
  const manifest = path.join(folder, BUNDLE_MANIFEST);
  if (!existsSync(manifest))
    throw new Error(
      `PLAYGROUND_BUNDLE_DIR is ${folder}, but there is no ${manifest}. Run npm run playground:bundles, or unset the variable.`,
    );
  const releases = array(string)(JSON.parse(readFileSync(manifest, 'utf8')));
  const manuals = TOOLCHAINS.map(({version}) => version);
  const readScript = (address: string): string =>
    readFileSync(path.join(folder, decodeURIComponent(address.slice(base.length + 1))), 'utf8');
  contractTests(
    () =>
      Promise.resolve(
        createBundleEngine({
          source: {base, releases},
          startWorker: () => nodeBundleWorker(readScript),
          startOnPage: () => Promise.resolve(nodeBundleWorker(readScript)),
        }),
      ),
    manuals.filter((manual) => releases.some((release) => manualOf(release, [manual]) !== undefined)),
  );
}
