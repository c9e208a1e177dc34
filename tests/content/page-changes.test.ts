/** What the build says about pages that changed between two versions, computed from their examples and libraries. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readPageChanges, type ManualVersion} from '@site/src/plugins/page-changes';
import type {PageChanges} from '@site/src/lib/page-changes/render';
import {versionLines} from '@site/src/config/versions';
import {manualPath} from '../versions';

const siteDir = path.resolve(__dirname, '../..');
const manual = (id: string): ManualVersion => ({
  folder: id === versionLines.default.next.id ? 'docs' : `versioned_docs/version-${id}`,
  root: manualPath(id).slice(1),
  name: id.replace(/\..*/, ''),
  compiler: id,
});
const [now, before] = [manual('v12.0.0'), manual('v11.0.0')];

const changesOf = (slug: string): Promise<PageChanges | undefined> => {
  const page = `${now.folder}/${slug}.mdx`;
  const source = readFileSync(path.join(siteDir, page), 'utf8');
  return readPageChanges({siteDir, baseUrl: '/', page, source}, {now, before});
};

test('lazy values have functions of their own since v12, and the old keyword is gone', async () => {
  const changes = await changesOf('lazy-values');
  expect(changes?.added.map(({text}) => text)).toContain('Lazy.get');
  expect(changes?.onlyBefore).toContainEqual({
    text: 'Match on a lazy value',
    address: `${manualPath('v11.0.0')}/lazy-values#match-on-a-lazy-value`,
  });
}, 120_000);

test('exceptions are thrown by a new name, and a name isn’t new and a replacement at once', async () => {
  const changes = await changesOf('exception');
  expect(changes?.replaced).toContainEqual({
    before: 'Error.raise',
    now: {text: 'JsError.throw', address: `${manualPath('v12.0.0')}/api/stdlib/jserror#throw`},
  });
  expect(changes?.added.map(({text}) => text)).not.toContain('JsError.throw');
  expect(changes?.onlyNow).toContainEqual({text: 'Define and throw', address: '#define-and-throw'});
}, 120_000);

test('a page the version before doesn’t have has no changes', async () => {
  expect(await changesOf('dict')).toBeUndefined();
});
