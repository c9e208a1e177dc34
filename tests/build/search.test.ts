/** The default build, which uses the site's own search. A pasted message of the compiler leads to its page first in it. */
import fs from 'node:fs';
import path from 'node:path';
import {allVersions, versionLines} from '../../src/config/versions';
import {readErrorPages} from '../../src/errors/build/read';
import {createExplainer} from '../../src/errors/core/explain';
import {readBuiltIndex} from '../search/built-index';
import {judge} from '../search/judge';
import {pastedMessages} from '../search/pasted-messages';

const {catalogs} = readBuiltIndex();
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

test('the title that is searched for a message finds its page first', async () => {
  const {explain} = createExplainer(await readErrorPages(process.cwd()));
  const queries = allVersions(versionLines.default).flatMap(({id}) =>
    pastedMessages.map(({slug, message}) => ({
      query: explain(message)?.title ?? '',
      version: id,
      kind: 'concept' as const,
      right: [`/errors/${slug}`],
    })),
  );
  expect(queries.filter(({query}) => query === '')).toEqual([]);
  const wrong = judge(queries, catalogs).filter(({place}) => place !== 1);
  expect(wrong.map(({query, hits}) => ({query, hits: hits.slice(0, 3)}))).toEqual([]);
});
