/** What the packages contain, and whether each of their comments is about its own item. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {firstCall, unusedCorrections} from '@site/src/api/core/model/comment-corrections';
import {fullName} from '@site/src/api/core/model/compare';
import {countItems} from '@site/src/api/core/model/model';
import {apiServiceOf} from '@site/src/api/build/service';

const siteDir = path.resolve(__dirname, '../..');
const models = apiServiceOf(siteDir).models();
const modelOf = async (version: string) => (await models).find((model) => model.version === version);

// Counted by hand when the packages were pinned. If a tool loses items or a package changes, someone has to update
// these numbers deliberately.
test.each([
  ['v12.0.0', 'stdlib', {modules: 98, items: 1350}],
  ['v12.0.0', 'belt', {modules: 38, items: 1143}],
  ['v12.0.0', 'dom', {modules: 3, items: 277}],
  ['v11.0.0', 'core', {modules: 84, items: 1132}],
  ['v11.0.0', 'belt', {modules: 38, items: 1120}],
  ['v11.0.0', 'dom', {modules: 3, items: 281}],
] as const)('%s %s', async (version, library, counts) => {
  const model = await modelOf(version);
  expect(model && countItems(model, library)).toEqual(counts);
});

test.each([
  ['v10.0.0', {modules: 105, items: 3500}],
  ['v9.0.0', {modules: 99, items: 3475}],
  ['v8.0.0', {modules: 99, items: 3470}],
] as const)('%s in all', async (version, counts) => {
  const model = await modelOf(version);
  expect(model && countItems(model)).toEqual(counts);
});

test('a comment that begins with a call calls its own function: correct others in src/api/core/model/comment-corrections.ts', async () => {
  const items = (await models).flatMap(({version, modules}) =>
    modules.flatMap((module) => module.items.map((item) => ({version, module, item}))),
  );
  const calls = items.flatMap(({version, module, item}) => {
    const call = item.kind === 'value' && !item.shadowed ? firstCall(item.docs) : undefined;
    return call === undefined ? [] : [{place: `${version} ${fullName(module, item.name)}`, name: item.name, call}];
  });
  expect(calls.length).toBeGreaterThan(2000);
  expect(calls.filter(({name, call}) => name !== call)).toEqual([]);
});

test('every correction is needed by a version, and its item says what the package has', async () => {
  const all = await models;
  expect(unusedCorrections(all)).toEqual([]);
  const array = all[0]?.modules.find(({id}) => id === 'Array');
  expect(array?.items.find(({name}) => name === 'copyAllWithin')).toMatchObject({
    corrected: 'isEmpty',
    docs: expect.stringContaining('copies the items from the start') as unknown,
  });
});

const inGit = existsSync(path.join(siteDir, '.git'));
const tracked = (folder: string): string => execFileSync('git', ['ls-files', folder], {cwd: siteDir, encoding: 'utf8'});

(inGit ? test : test.skip)('nothing generated from the packages is in the repository', () => {
  expect(['.generated', '.cache', 'api_versioned_docs', 'api_versioned_sidebars'].map(tracked).join('')).toBe('');
});
