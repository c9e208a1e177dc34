import {rmSync} from 'node:fs';
import path from 'node:path';
import {servePlain} from '../../scripts/serve';
import {bundleFiles} from '../../scripts/fetch-bundles';
import {bundleEndpoint, readBundles} from '../../scripts/test-bundles';
import {versionLines} from '../../src/config/versions';
import {librariesOf} from '../../src/compilers/core/releases';
import {originOf, temporaryFolder, writeFiles} from '../support/temporary';

const MANIFEST = 'playground-bundles/versions.json';
const {next, latest} = versionLines.default;
/** Newest first. Until the next version has a compiler of its own, it uses that of the latest. */
const MANUALS = [...new Set([next.compiler, latest.compiler])];
/** A list of releases begins with the oldest. */
const RELEASES = [...MANUALS].reverse();
/** The library of the newest compiler that is loaded last. */
const LAST = `${next.compiler}/${librariesOf(next.compiler).at(-1)}/cmij.js`;

let build: string;
let folder: string;

const bundles = RELEASES.flatMap((release) => bundleFiles(release).map((name) => `${release}/${name}`));

beforeEach(() => {
  build = temporaryFolder({'try.html': '<!doctype html>'});
  folder = temporaryFolder({
    [MANIFEST]: JSON.stringify(['v7.3.2', ...RELEASES]),
    ...Object.fromEntries(bundles.map((name) => [name, `load("${name}")`])),
  });
});

test('a folder with the published layout has the versions its list names', () => {
  expect(readBundles(folder, build)).toEqual({manuals: MANUALS});
});

test('a version that uses the compiler of the one before needs no bundles', () => {
  const begun = {...next, id: 'v99.0.0'};
  expect(readBundles(folder, build, [begun, next])).toEqual({manuals: MANUALS});
});

test.each<[string, () => [string | undefined, string], RegExp]>([
  ['no folder', () => [undefined, build], /^Name the folder with the bundles: npm run test:bundles DIR$/],
  ['no built site', () => [folder, folder], / has no built site\. Run npm run build first\.$/],
  ['a folder that doesn’t exist', () => [path.join(folder, 'none'), build], /none isn't a folder\.$/],
  ['a folder without a list', () => [build, build], /versions\.json isn't a list of releases\./],
  [
    'a list that isn’t one',
    () => (writeFiles(folder, {[MANIFEST]: '{"v12.0.0": true}'}), [folder, build]),
    /versions\.json isn't a list of releases\./,
  ],
  [
    'a library that is missing',
    () => (rmSync(path.join(folder, LAST)), [folder, build]),
    new RegExp(`^The list of releases names bundles that aren't there: .*${LAST}$`),
  ],
  [
    'no release of the latest version',
    () => (writeFiles(folder, {[MANIFEST]: JSON.stringify(MANUALS.slice(0, -1))}), [folder, build]),
    new RegExp(`has no release of ${latest.compiler}, which the tests need\\.$`),
  ],
])('%s is said in a sentence', (_, arrange, said) => {
  expect(readBundles(...arrange())).toEqual({fault: expect.stringMatching(said) as unknown});
});

test.each([
  ['other bundles', `JSON.parse('{"bundles":{"base":"https://cdn","releases":["v10.1.4"]},"frame":"/f"}')`],
  ['no bundles', `JSON.parse('{"frame":"/f"}')`],
])('a site built for %s is served with the folder’s', async (_, script) => {
  writeFiles(build, {'assets/js/page.js': script});
  const origin = await originOf(servePlain(build, 0, bundleEndpoint(folder, build)));
  const read = async (address: string): Promise<string> => (await fetch(origin + address)).text();
  expect(await read('/assets/js/page.js')).toBe(
    `JSON.parse('{"bundles":{"base":"/playground-bundles"},"frame":"/f"}')`,
  );
  expect(await read(`/playground-bundles/${MANIFEST}`)).toContain(latest.compiler);
  expect(await read(`/playground-bundles/${LAST}`)).toBe(`load("${LAST}")`);
  expect(await read('/try.html')).toBe('<!doctype html>');
  expect((await fetch(`${origin}/playground-bundles/../../etc/hosts.js`)).status).toBe(404);
});
