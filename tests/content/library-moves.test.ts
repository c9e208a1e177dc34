import path from 'node:path';
import {apiServiceOf} from '@site/src/api/build/service';
import {findSuccessors} from '@site/src/api/core/model/successors';
import {readLibraryMoves} from '@site/src/api/build/library-moves';

const service = apiServiceOf(path.resolve(__dirname, '../..'));

/** Shares hold for every release, so a model that gets poorer can't pass with new numbers. */
test.each(['stdlib', 'belt', 'js'])(
  'nine in ten deprecated names of %s have a successor',
  async (library) => {
    const [newest = ''] = service.versions;
    const model = await service.model(newest);
    const successors = findSuccessors(model, await service.index(newest));
    const deprecated = model.modules
      .filter((module) => module.library === library && module.aliasOf === undefined)
      .flatMap((module) => module.items.filter((item) => item.deprecated).map((item) => ({module, item})));
    const followed = deprecated.filter(({module, item}) => successors.of(module, item) !== undefined);
    expect(followed.length / deprecated.length).toBeGreaterThan(0.9);
    // The package has migrations for the standard library's former names and those of Js, and none for Belt.
    const migrated = deprecated.filter(({item}) => item.deprecated?.migration !== undefined);
    if (library !== 'belt') expect(migrated.length / deprecated.length).toBeGreaterThan(0.8);
  },
  120_000,
);

/**
 * The numbers the post "From Js and Belt to the standard library" mentions outside its table. If they change, update
 * the post.
 */
test('the names of Js and Belt, from v10 to v12', async () => {
  const {totals, swapped, modules} = await readLibraryMoves(service, {
    older: 'v10.0.0',
    newer: 'v12.0.0',
  });
  expect(totals).toEqual([
    {
      module: 'Js',
      names: 1887,
      fates: {stays: 294, migration: 986, deprecation: 14, dataFirst: 407, type: 22, review: 40, none: 124},
    },
    {
      module: 'Belt',
      names: 1122,
      fates: {stays: 888, migration: 0, deprecation: 227, dataFirst: 0, type: 0, review: 0, none: 7},
    },
  ]);
  expect(swapped).toEqual([
    'Js.Array.concat',
    'Js.String.concat',
    'Js.String.endsWith',
    'Js.String.includes',
    'Js.String.indexOf',
    'Js.String.lastIndexOf',
    'Js.String.localeCompare',
    'Js.String.replace',
    'Js.String.split',
    'Js.String.startsWith',
  ]);
  for (const {names, fates} of modules) expect(Object.values(fates).reduce((sum, count) => sum + count, 0)).toBe(names);
});

/** What the guide to version 12 tells beside its table. */
test('the names of Js, Belt and ReScript Core, from v11 to v12', async () => {
  const {totals} = await readLibraryMoves(service, {
    older: 'v11.0.0',
    newer: 'v12.0.0',
  });
  expect(totals).toEqual([
    {
      module: 'Js',
      names: 1907,
      fates: {stays: 304, migration: 989, deprecation: 20, dataFirst: 407, type: 22, review: 41, none: 124},
    },
    {
      module: 'Belt',
      names: 1122,
      fates: {stays: 888, migration: 0, deprecation: 227, dataFirst: 0, type: 0, review: 0, none: 7},
    },
    {
      module: 'RescriptCore',
      names: 1132,
      fates: {stays: 988, migration: 107, deprecation: 18, dataFirst: 0, type: 0, review: 0, none: 19},
    },
  ]);
});
