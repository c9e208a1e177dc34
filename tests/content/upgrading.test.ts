/** UPGRADING.md names what the site uses of Docusaurus beyond its documented API. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const upgrading = fs.readFileSync(path.join(root, 'UPGRADING.md'), 'utf8');
const sources = fs
  .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({file: `src/${file}`, text: fs.readFileSync(path.join(root, 'src', file), 'utf8')}));

test('everything imported from an internal module', () => {
  const names = sources.flatMap(({text}) =>
    [...text.matchAll(/import \{([^}]+)\} from '@docusaurus\/[\w-]+\/internal'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !upgrading.includes(`\`${name}\``))).toEqual([]);
});

test('every file with a path into its packages', () => {
  const found = sources.flatMap(({file, text}) => (/'@docusaurus\/[\w-]+\/lib\//.test(text) ? [file] : []));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((each) => !upgrading.includes(`\`${each}\``))).toEqual([]);
});
