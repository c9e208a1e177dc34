/**
 * Copies the compilers' browser bundles to `playground-bundles/`, from where the site serves them itself:
 *
 *     PLAYGROUND_BUNDLE_SOURCE=https://cdn.example.org npm run playground:bundles             the newest of each manual version
 *     PLAYGROUND_BUNDLE_SOURCE=https://cdn.example.org npm run playground:bundles v12.1.0     these releases
 *
 * The folder keeps the layout of its source. What is there already is not fetched again; the manifest lists what is
 * there, and is written last, so that a copy that failed midway can be gone on with.
 */
import {existsSync} from 'node:fs';
import {mkdir, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {allVersions, versionLines} from '../src/config/versions';
import {array, string} from '../src/lib/decode/decode';
import {manualOf, newestFirst} from '../src/lib/playground/releases';
import {parseVersion} from '../src/lib/version/version';
import {librariesOf} from '../src/features/playground/engines/bundle-host';

export type BundleCopy = {
  /** Address of the bundles, without a slash at the end. */
  readonly source: string;
  readonly folder: string;
  /** Releases such as `v12.1.0`; the newest of each manual version when empty. */
  readonly releases: readonly string[];
  readonly say?: (line: string) => void;
};

const MANIFEST = 'playground-bundles/versions.json';
const MANUALS = allVersions(versionLines.default).map(({id}) => id);

/** Rejects with a sentence that names the file when one cannot be had, or a release is not published. */
export async function fetchBundles({source, folder, releases, say = () => undefined}: BundleCopy): Promise<void> {
  const published = array(string)(JSON.parse((await download(`${source}/${MANIFEST}`)).toString()));
  const unknown = releases.filter((release) => !published.includes(release));
  if (unknown.length > 0) throw new Error(`${source} has no bundle of ${unknown.join(', ')}. Its newest are ${published.slice(-5).join(', ')}.`);
  for (const release of releases.length > 0 ? releases : newestOfEachManual(published)) {
    for (const file of ['compiler.js', ...librariesOf(release).map((library) => `${library}/cmij.js`)]) {
      const target = path.join(folder, release, file);
      if (existsSync(target)) continue;
      const content = await download(`${source}/${release}/${file}`);
      await writeWhole(target, content);
      say(`${release}/${file}: ${Math.round(content.length / 1000)} kB`);
    }
  }
  const there = (await readdir(folder)).filter((name) => parseVersion(name) && existsSync(path.join(folder, name, 'compiler.js')));
  const ascending = newestFirst(there.map((version) => ({version, manual: '', syntaxes: []}))).map(({version}) => version).reverse();
  await writeWhole(path.join(folder, MANIFEST), `${JSON.stringify(ascending)}\n`);
  say(`${folder} has ${ascending.join(', ')}.`);
}

function newestOfEachManual(published: readonly string[]): readonly string[] {
  const releases = newestFirst(published.filter((version) => parseVersion(version)?.preRelease === undefined).map((version) => ({version, manual: '', syntaxes: []})));
  return MANUALS.flatMap((manual) => releases.find(({version}) => manualOf(version, [manual]) !== undefined)?.version ?? []);
}

async function download(address: string): Promise<Buffer> {
  let reason: string;
  try {
    const response = await fetch(address);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    reason = `status ${response.status}`;
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  throw new Error(`${address} can not be fetched: ${reason}. What was fetched before is kept; run the command again to go on.`);
}

/** Half a file never has the name of a whole one. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

if (require.main === module) {
  const source = (process.env.PLAYGROUND_BUNDLE_SOURCE ?? '').replace(/\/$/, '');
  if (!/^https?:\/\//.test(source)) {
    console.error('Set PLAYGROUND_BUNDLE_SOURCE to the address of the compilers’ bundles, such as https://cdn.rescript-lang.org, and run the command again.');
    process.exit(1);
  }
  fetchBundles({source, folder: path.resolve('playground-bundles'), releases: process.argv.slice(2), say: console.log}).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
