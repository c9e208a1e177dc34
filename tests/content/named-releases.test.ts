/** Code in pages names packages with the releases their version is compiled with: `npm run compiler:update` writes them. */
import fs from 'node:fs';
import path from 'node:path';
import {releaseOf} from '../../src/compilers/build/toolchain';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {examplePages} from '../../src/app/build/example-pages';
import {versionLines} from '../../src/config/versions';
import {collectPages} from '../../src/examples/build/collect';

const siteDir = path.resolve(__dirname, '../..');
const NAMED = /["\s](rescript|@rescript\/runtime|@rescript\/react)(?:": "|@)(\d+\.\d+\.\d+)/g;

test('the releases in the code of the newest pages are those the site compiles with', async () => {
  const {toolchains} = compilerServiceOf(siteDir);
  const {compiler} = versionLines.default.next;
  // A guide to a migration names the version before, too.
  const known = new Set(
    Object.values(toolchains).flatMap(({identity, libraries}) => [
      identity,
      `@rescript/runtime@${releaseOf(identity)}`,
      ...libraries.map((library) => library.identity),
    ]),
  );
  const pages = (await collectPages(siteDir, examplePages, toolchains)).filter(({version}) => version === compiler);
  const named = pages.flatMap(({path: page}) =>
    [...fs.readFileSync(path.join(siteDir, page), 'utf8').matchAll(NAMED)].map(([, name, release]) => ({
      page,
      named: `${name}@${release}`,
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({named: spec}) => !known.has(spec))).toEqual([]);
});

test('the React docs name the release of the binding, and the React it requires', () => {
  const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const {version, peerDependencies} = JSON.parse(read('node_modules/rescript-react-v12/package.json')) as {
    version: string;
    peerDependencies: {react: string};
  };
  const minor = (release: string): string => /\d+\.\d+/.exec(release)?.[0] ?? '';
  const pages = fs.readdirSync(path.join(siteDir, 'react-docs')).filter((file) => file.endsWith('.mdx'));
  const named = pages.flatMap((page) =>
    [...read(`react-docs/${page}`).matchAll(/version (\d+\.\d+)\b.* requires React (\d+\.\d+) or newer/gi)].map(
      ([, binding, react]) => ({page, binding, react}),
    ),
  );
  const expected = {binding: minor(version), react: minor(peerDependencies.react)};
  expect(named.length).toBeGreaterThan(0);
  expect(named).toEqual(named.map(({page}) => ({page, ...expected})));
});
