import fs from 'node:fs';
import path from 'node:path';

const read = (file: string): string => fs.readFileSync(path.join(__dirname, '../..', file), 'utf8');

/** What Docusaurus sets itself, and the key that must not get into an image. */
const NOT_FOR_THE_BUILD = ['NODE_ENV', 'DOCUSAURUS_CURRENT_LOCALE', 'ALGOLIA_ADMIN_KEY'];

test('a container can be built with every variable that the build reads', () => {
  const code = read('src/config/env.ts') + read('src/config/search.ts');
  const names = [...code.matchAll(/\benv\.([A-Z_]+)|'(ALGOLIA_[A-Z_]+)'/g)].map(([, one, other]) => one ?? other!);
  const wanted = new Set(names.filter((name) => !NOT_FOR_THE_BUILD.includes(name)));
  expect(wanted.size).toBeGreaterThanOrEqual(9);
  const [build = '', served = ''] = read('Dockerfile').split(/^FROM debian/m);
  const taken = [...build.matchAll(/^ARG (.+)$/gm)].flatMap(([, list = '']) => list.split(' '));
  expect(taken.sort()).toEqual([...wanted].sort());
  // Before the build, and again where the files are placed.
  expect(build.indexOf('ARG BASE_URL')).toBeLessThan(build.indexOf('RUN npm run build'));
  expect(served).toMatch(/^ARG BASE_URL=\/$[^]*\/srv\/site\$BASE_URL$/m);
});
