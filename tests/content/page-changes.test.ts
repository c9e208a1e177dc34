/** @jest-environment node */
/** What the build says about pages that changed between two versions, computed from their examples and libraries. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readPageChanges, type ManualVersion} from '@site/src/plugins/page-changes';
import type {PageChanges} from '@site/src/lib/page-changes/render';

const siteDir = path.resolve(__dirname, '../..');
const now: ManualVersion = {folder: 'docs', root: 'docs/manual/next', name: 'v12', compiler: 'v12.0.0'};
const before: ManualVersion = {
  folder: 'versioned_docs/version-v11.0.0',
  root: 'docs/manual/latest',
  name: 'v11',
  compiler: 'v11.0.0',
};

const changesOf = (slug: string): Promise<PageChanges | undefined> => {
  const page = `docs/${slug}.mdx`;
  const source = readFileSync(path.join(siteDir, page), 'utf8');
  return readPageChanges({siteDir, baseUrl: '/', page, source}, {now, before});
};

test('lazy values have functions of their own since v12, and the old keyword is gone', async () => {
  const changes = await changesOf('lazy-values');
  expect(changes?.added.map(({text}) => text)).toContain('Lazy.get');
  expect(changes?.onlyBefore).toContainEqual({
    text: 'Match on a lazy value',
    address: '/docs/manual/latest/lazy-values#match-on-a-lazy-value',
  });
}, 120_000);

test('exceptions are thrown by a new name, and a name isn’t new and a replacement at once', async () => {
  const changes = await changesOf('exception');
  expect(changes?.replaced).toContainEqual({
    before: 'Error.raise',
    now: {text: 'JsError.throw', address: '/docs/manual/next/api/stdlib/jserror#throw'},
  });
  expect(changes?.added.map(({text}) => text)).not.toContain('JsError.throw');
  expect(changes?.onlyNow).toContainEqual({text: 'Define and throw', address: '#define-and-throw'});
}, 120_000);

test('a page the version before doesn’t have has no changes', async () => {
  expect(await changesOf('dict')).toBeUndefined();
});
