/** The default build, which uses the site's own search. */
import fs from 'node:fs';
import path from 'node:path';
import topics from '../../src/search/core/search-topics.json';
import {manualPath} from '../versions';
import {readBuiltIndex} from '../search/built-index';

const {manifest, catalogs} = readBuiltIndex();
const root = path.resolve('build');
const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'});
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

test('no page uses Algolia for search', () => {
  const naming = files.filter((file) => file.endsWith('.html') && /algolia(?:net)?\.(?:net|com)/.test(read(file)));
  expect(naming).toEqual([]);
});

test('no script contains requests to Algolia', () => {
  expect(files.filter((file) => file.endsWith('.js') && /algolia\.net/.test(read(file)))).toEqual([]);
});

test('the dialog’s style loads with the dialog, not with pages', () => {
  const styled = files.filter((file) => /\.(?:css|js)$/.test(file) && /\.search-dialog ?\{/.test(read(file)));
  expect([...new Set(styled.map((file) => path.basename(file).split('.')[0]))]).toEqual(['search-dialog']);
  expect(read('docs/manual/latest/record.html')).not.toMatch(/search-dialog/);
});

test('every place of a topic exists in a version, and every topic has phrases', () => {
  const places = new Set(
    Object.keys(manifest.versions).flatMap((version) =>
      catalogs(version).flatMap((catalog) =>
        Array.from({length: catalog.size}, (_, index) => {
          const {page, anchor} = catalog.section(index);
          const place = page.path.replace(`${manualPath(version)}/`, '');
          return anchor === '' ? place : `${place}#${anchor}`;
        }),
      ),
    ),
  );
  expect(
    Object.values(topics)
      .flat()
      .filter((place) => !places.has(place)),
  ).toEqual([]);
  const empty = Object.entries(topics).filter(
    ([phrases, named]) => named.length === 0 || phrases.split(', ').some((phrase) => phrase.trim() === ''),
  );
  expect(empty).toEqual([]);
});
