import path from 'node:path';
import {apiServiceOf} from '@site/src/plugins/api-reference/service';
import {readLibraryMoves} from '@site/src/plugins/library-moves';

/**
 * The numbers the post "From Js and Belt to the standard library" mentions outside its table. If they change, update
 * the post.
 */
test('the names of Js and Belt, from v10 to v12', async () => {
  const {totals, swapped, modules} = await readLibraryMoves(apiServiceOf(path.resolve(__dirname, '../..')), {
    older: 'v10.0.0',
    newer: 'v12.0.0',
  });
  expect(totals).toEqual([
    {
      module: 'Js',
      names: 1887,
      fates: {stays: 294, migration: 985, deprecation: 15, dataFirst: 407, type: 22, review: 40, none: 124},
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
}, 120_000);

/** What the guide to version 12 tells beside its table. */
test('the names of Js, Belt and ReScript Core, from v11 to v12', async () => {
  const {totals} = await readLibraryMoves(apiServiceOf(path.resolve(__dirname, '../..')), {
    older: 'v11.0.0',
    newer: 'v12.0.0',
  });
  expect(totals).toEqual([
    {
      module: 'Js',
      names: 1907,
      fates: {stays: 304, migration: 988, deprecation: 21, dataFirst: 407, type: 22, review: 41, none: 124},
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
}, 120_000);
