/** @jest-environment node */
/** What the ordinary build, whose search is the embedded one, has and has not. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve('build');
const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'});
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

test('no page names Algolia as its search', () => {
  const naming = files.filter((file) => file.endsWith('.html') && /algolia(?:net)?\.(?:net|com)|<link[^>]*preconnect/.test(read(file)));
  expect(naming).toEqual([]);
});

test('no script asks Algolia but the library of the dialog, which is never told to', () => {
  const scripts = files.filter((file) => file.endsWith('.js') && /algolia\.net/.test(read(file)));
  expect(scripts.filter((file) => !/docsearch_react/.test(file))).toEqual([]);
});

test('a style sheet of the dialog is loaded with the dialog, not with pages', () => {
  const sheets = files.filter((file) => /^assets\/css\/.*\.css$/.test(file));
  expect(sheets.filter((file) => /DocSearch-/.test(read(file))).map((file) => path.basename(file).split('.')[0])).toEqual(['search-dialog']);
  const page = read('docs/manual/latest/record.html');
  expect(page).not.toMatch(/search-dialog/);
});
