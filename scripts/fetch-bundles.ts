/**
 * Copies the compilers' browser bundles to `playground-bundles/`, so that the site can serve them:
 *
 *     npm run playground:bundles             the newest of each manual version
 *     npm run playground:bundles v12.1.0     these releases
 *
 * The folder has the same layout as its source. Existing files aren't fetched again. The manifest lists the files and
 * is written last, so that an interrupted copy can be resumed.
 */
import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {PUBLIC_BUNDLES} from '../src/config/bundles';
import {allVersions, versionLines} from '../src/config/versions';
import {array, string} from '../src/kit/core/decode';
import {BUNDLE_FOLDER, BUNDLE_MANIFEST} from '../src/compilers/core/config';
import {librariesOf, manualOf, newestFirst} from '../src/compilers/core/releases';
import {parseVersion} from '../src/kit/core/version';
import {run} from './command';
import {writeWhole} from '../src/kit/build/files/write-whole';

type BundleCopy = {
  /** Without a trailing slash. */
  readonly source: string;
  readonly folder: string;
  /** Releases such as `v12.1.0`; if empty, the newest of each manual version. */
  readonly releases: readonly string[];
  readonly say?: (line: string) => void;
};

const MANUALS = allVersions(versionLines.default).map(({id}) => id);

/** Rejects with a message that names the file if a file can't be fetched or a release isn't published. */
export async function fetchBundles({source, folder, releases, say = () => undefined}: BundleCopy): Promise<void> {
  const published = array(string)(JSON.parse((await download(`${source}/${BUNDLE_MANIFEST}`)).toString()));
  const unknown = releases.filter((release) => !published.includes(release));
  if (unknown.length > 0)
    throw new Error(
      `${source} has no bundle of ${unknown.join(', ')}. Its newest are ${published.slice(-5).join(', ')}.`,
    );
  for (const release of releases.length > 0 ? releases : newestOfEachManual(published)) {
    for (const file of bundleFiles(release)) {
      const target = path.join(folder, release, file);
      if (existsSync(target)) continue;
      const content = await download(`${source}/${release}/${file}`);
      await writeWhole(target, content);
      say(`${release}/${file}: ${Math.round(content.length / 1000)} kB`);
    }
  }
  const there = (await readdir(folder)).filter(
    (name) => parseVersion(name) && existsSync(path.join(folder, name, 'compiler.js')),
  );
  const ascending = newestFirst(there.map((version) => ({version, manual: '', syntaxes: []})))
    .map(({version}) => version)
    .reverse();
  await writeWhole(path.join(folder, BUNDLE_MANIFEST), `${JSON.stringify(ascending)}\n`);
  say(`${folder} has ${ascending.join(', ')}.`);
}

/** The files of a release, relative to its folder. */
export const bundleFiles = (release: string): readonly string[] => [
  'compiler.js',
  ...librariesOf(release).map((library) => `${library}/cmij.js`),
];
function newestOfEachManual(published: readonly string[]): readonly string[] {
  const releases = newestFirst(
    published
      .filter((version) => parseVersion(version)?.preRelease === undefined)
      .map((version) => ({version, manual: '', syntaxes: []})),
  );
  return MANUALS.flatMap(
    (manual) => releases.find(({version}) => manualOf(version, [manual]) !== undefined)?.version ?? [],
  );
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
  throw new Error(
    `${address} can't be fetched: ${reason}. The files fetched so far are kept; run the command again to continue.`,
  );
}

if (require.main === module) {
  const source = (process.env.PLAYGROUND_BUNDLE_SOURCE || PUBLIC_BUNDLES).replace(/\/$/, '');
  void run(() =>
    fetchBundles({source, folder: path.resolve(BUNDLE_FOLDER), releases: process.argv.slice(2), say: console.log}),
  );
}
