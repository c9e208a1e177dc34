/** What the build says about pages that changed between two versions, computed from their examples and libraries. */
import path from 'node:path';
import {readPageChanges, type ManualVersion} from '@site/src/api/build/page-changes';
import type {PageChanges} from '@site/src/api/build/page-changes/render';
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

/** The changes of a page of v12 with this text. Writers may rename the real ones; released pages keep their names. */
const changesOf = (slug: string, ...source: readonly string[]): Promise<PageChanges | undefined> =>
  readPageChanges({siteDir, baseUrl: '/', page: `${now.folder}/${slug}.mdx`, source: source.join('\n')}, {now, before});

test('lazy values have functions of their own since v12, and the old keyword is gone', async () => {
  const page = ['## Make', '', '```res', 'let tile = Lazy.make(() => 1)', 'let first = tile->Lazy.get', '```', ''];
  const changes = await changesOf('lazy-values', ...page);
  expect(changes?.added.map(({text}) => text)).toContain('Lazy.get');
  expect(changes?.onlyBefore).toContainEqual({
    text: 'Match on a lazy value',
    address: `${manualPath('v11.0.0')}/lazy-values#match-on-a-lazy-value`,
  });
});

test('exceptions are thrown by a new name, and a name isn’t new and a replacement at once', async () => {
  const page = ['## Define and throw', '', '```res', 'exception Full', 'let save = () => throw(Full)', '```', ''];
  const error = ['## Errors', '', '```res', 'let fail = () => JsError.make("No")->JsError.throw', '```', ''];
  const changes = await changesOf('exception', ...page, ...error);
  expect(changes?.replaced).toContainEqual({
    before: 'Error.raise',
    now: {text: 'JsError.throw', address: `${manualPath('v12.0.0')}/api/stdlib/jserror#throw`},
  });
  expect(changes?.added.map(({text}) => text)).not.toContain('JsError.throw');
  expect(changes?.onlyNow).toContainEqual({text: 'Define and throw', address: '#define-and-throw'});
});

test('a page the version before doesn’t have has no changes', async () => {
  expect(await changesOf('a-page-that-is-new', '```res', 'let a = 1', '```', '')).toBeUndefined();
});
