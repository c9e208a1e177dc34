/**
 * Runs the playground's browser tests against real compiler bundles: `npm run build && npm run test:bundles DIR`.
 * DIR has the published layout, as `npm run playground:bundles` writes it: `{release}/compiler.js`,
 * `{release}/{library}/cmij.js`, `playground-bundles/versions.json`. The built site is served with DIR as its
 * `playground-bundles/`, whatever bundles it was built for, and without this machine's compilers.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {allVersions, versionLines, type SiteVersion} from '../src/config/versions';
import {array, string} from '../src/kit/core/decode';
import {BUNDLE_FOLDER, BUNDLE_MANIFEST} from '../src/compilers/core/config';
import {manualOf} from '../src/compilers/core/releases';
import type {Endpoint} from '../src/playground/build/endpoint';
import {bundleFiles} from './fetch-bundles';
import {servePlain} from './serve';

/** The versions that have a compiler of their own. */
const compilersOf = (versions: readonly SiteVersion[]): readonly string[] => [
  ...new Set(versions.map(({compiler}) => compiler)),
];
const MANUALS = compilersOf(allVersions(versionLines.default));

/** A folder of bundles, or why it isn't one. */
type Bundles = {readonly manuals: readonly string[]} | {readonly fault: string};

/**
 * Reads which manual versions a folder has bundles of.
 * @param build the folder of the built site
 * @param used the versions most tests use
 */
export function readBundles(
  folder: string | undefined,
  build: string,
  used = [versionLines.default.next, versionLines.default.latest],
): Bundles {
  if (folder === undefined) return {fault: 'Name the folder with the bundles: npm run test:bundles DIR'};
  if (!existsSync(path.join(build, 'try.html'))) return {fault: `${build} has no built site. Run npm run build first.`};
  if (!existsSync(folder)) return {fault: `${folder} isn't a folder.`};
  const manifest = path.join(folder, BUNDLE_MANIFEST);
  let releases: readonly string[];
  try {
    releases = array(string)(JSON.parse(readTextSync(manifest)));
  } catch {
    return {fault: `${manifest} isn't a list of releases. npm run playground:bundles writes a folder with one.`};
  }
  const known = releases.filter((release) => manualOf(release, MANUALS) !== undefined);
  const missing = known
    .flatMap((release) => bundleFiles(release).map((file) => path.join(folder, release, file)))
    .filter((file) => !existsSync(file));
  if (missing.length > 0) return {fault: `The list of releases names bundles that aren't there: ${missing.join(', ')}`};
  const manuals = MANUALS.filter((manual) => known.some((release) => manualOf(release, [manual]) !== undefined));
  const needed = compilersOf(used).filter((manual) => !manuals.includes(manual));
  return needed.length > 0
    ? {fault: `${folder} has no release of ${needed.join(' and ')}, which the tests need.`}
    : {manuals};
}

/** Where a built script has the addresses of the bundles. */
const SOURCE = /"bundles":\{"base":"[^"]*"(?:,"releases":\[[^\]]*\])?\}|(?<=JSON\.parse\('\{)(?="frame":)/;

/** Serves a folder as the site's own bundles, and the site's scripts so that they load those. */
export function bundleEndpoint(folder: string, build: string): Endpoint {
  return ({url = ''}, response) => {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const own = pathname.startsWith(`/${BUNDLE_FOLDER}/`);
    const file = own ? path.join(folder, pathname.slice(BUNDLE_FOLDER.length + 2)) : path.join(build, pathname);
    if (!file.startsWith(own ? folder : build) || !/\.js(?:on)?$/.test(file) || !existsSync(file)) return false;
    const text = readTextSync(file);
    response.writeHead(200, {
      'content-type': `${file.endsWith('.json') ? 'application/json' : 'text/javascript'}; charset=utf-8`,
    });
    response.end(
      own ? text : text.replace(SOURCE, (found) => `"bundles":{"base":"/${BUNDLE_FOLDER}"}${found === '' ? ',' : ''}`),
    );
    return true;
  };
}

async function main(): Promise<number> {
  const [folder, ...more] = process.argv.slice(2);
  const build = path.resolve('build');
  const bundles = readBundles(folder, build);
  if ('fault' in bundles) {
    console.error(bundles.fault);
    return 1;
  }
  const server = servePlain(build, 0, bundleEndpoint(path.resolve(folder ?? ''), build));
  await once(server, 'listening');
  // Not `localhost` itself, where the playground asks for this machine's compilers first.
  const origin = `http://bundles.localhost:${(server.address() as AddressInfo).port}`;
  const absent = MANUALS.filter((manual) => !bundles.manuals.includes(manual));
  if (absent.length > 0)
    console.log(`${folder} has no release of ${absent.join(', ')}, so the tests of all versions are left out.`);
  const tests = spawn('npx', ['playwright', 'test', '--project=bundles', ...more], {
    stdio: 'inherit',
    env: {...process.env, BUNDLES_ORIGIN: origin, BUNDLES_WITHOUT: absent.length > 0 ? '|versions' : ''},
  });
  const [status] = (await once(tests, 'exit')) as [number | null];
  server.close();
  server.closeAllConnections();
  return status ?? 1;
}

if (require.main === module) void main().then((status) => (process.exitCode = status));
