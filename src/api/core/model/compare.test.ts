import {createIndex} from '@site/src/api/core/model/api-index';
import {buildModel} from '@site/src/api/core/model/build-model';
import {compareModels, fullName} from '@site/src/api/core/model/compare';
import type {ApiModel} from '@site/src/api/core/model/model';
import {findSuccessors, replacementsIn} from '@site/src/api/core/model/successors';
import {rawVersion, toolsItem as item} from '../../../../tests/support/raw-version';

/** A version with `Array` in the open library and the given printed signatures of `Js.Array` and `Js.Array2`. */
function version(
  id: string,
  root: string | undefined,
  array: string,
  js: string,
  deprecated: Readonly<Record<string, string>> = {},
): ApiModel {
  const items = (printed: string, module: string) =>
    [...printed.matchAll(/^(type|let) (\w+)/gm)].map(([, kind, name = '']) =>
      item(kind === 'let' ? 'value' : 'type', name, {deprecated: deprecated[`${module}.${name}`]}),
    );
  const wrap = (printed: string): string => printed.replaceAll('\n', '\n  ');
  return buildModel(
    rawVersion({
      version: id,
      libraries: [
        ...(root === undefined
          ? []
          : [
              {
                library: 'stdlib' as const,
                unit: root,
                items: [item('module', 'Array', {items: items(array, 'Array')})],
              },
            ]),
        {
          library: 'js',
          unit: 'Js',
          items: [
            item('module', 'Array2', {items: items(js, 'Js.Array2')}),
            item('module', 'Array', {items: items(js, 'Js.Array')}),
          ],
        },
      ],
      signatures: {
        ...(root !== undefined && {[root]: `module Array: {\n  ${wrap(array)}\n}`}),
        Js: `module Array2: {\n  ${wrap(js)}\n}\nmodule Array: {\n  ${wrap(js)}\n}`,
      },
    }),
  );
}

const old = version(
  'v10.0.0',
  undefined,
  '',
  "type t<'a>\nlet map: (t<'a>, (. 'a) => 'b) => t<'b>\nlet gone: int\nlet length: t<'a> => int",
);
const middle = version(
  'v11.0.0',
  'RescriptCore',
  "let map: (array<'a>, 'a => 'b) => array<'b>",
  "type t<'a> = array<'a>\nlet map: (t<'x>, 'x => 'y) => t<'y>\nlet length: t<'a> => int",
);
const latest = version(
  'v12.0.0',
  'Stdlib',
  "let map: (array<'a>, 'a => 'b) => array<'b>\nlet length: array<'a> => int\nlet size: array<'a> => int",
  "type t<'a> = array<'a>\nlet map: (array<'a>, 'a => 'b) => array<'b>\nlet length: array<'a> => float",
  {'Js.Array2.map': '', 'Js.Array2.length': 'Use `Array.size` instead', 'Array.size': 'Use `length` instead'},
);
const history = compareModels([latest, middle, old]);
const find = (model: ApiModel, id: string, name: string) => {
  const module = model.modules.find((other) => other.id === id)!;
  return [module, module.items.find((other) => other.name === name)!] as const;
};

test('“since” and “removed in”, even if the library was renamed', () => {
  expect(history.of('v12.0.0', ...find(latest, 'Array', 'map'))).toEqual({
    since: 'v11.0.0',
    removedIn: undefined,
    changes: [],
  });
  expect(history.of('v10.0.0', ...find(old, 'Js.Array2', 'gone'))).toEqual({
    since: 'v10.0.0',
    removedIn: 'v11.0.0',
    changes: [],
  });
});

test('a signature changed if both its text and its meaning differ', () => {
  expect(history.of('v12.0.0', ...find(latest, 'Js.Array2', 'length')).changes).toEqual([
    {version: 'v12.0.0', before: "let length: t<'a> => int", now: "let length: array<'a> => float"},
  ]);
  expect(history.of('v11.0.0', ...find(middle, 'Js.Array2', 'map')).changes).toEqual([]);
});

test('what a version changed', () => {
  const {before, added, removed, changed} = history.changesOf('v11.0.0');
  const names = (list: typeof added) => list.map(({module, item: {name}}) => fullName(module, name));
  expect(before).toBe('v10.0.0');
  expect(names(added)).toEqual(['Array.map']);
  expect(names(removed)).toEqual(['Js.Array2.gone', 'Js.Array.gone']);
  expect(names(changed)).toEqual(['Js.Array2.t', 'Js.Array.t']);
  expect(history.changesOf('v10.0.0')).toEqual({
    before: undefined,
    added: [],
    removed: [],
    changed: [],
    deprecated: [],
  });
});

test('what a version deprecated, new names too, but not what already was', () => {
  const names = history.changesOf('v12.0.0').deprecated.map(({module, item}) => fullName(module, item.name));
  expect(names.sort()).toEqual(['Array.size', 'Js.Array2.length', 'Js.Array2.map']);
  expect(compareModels([{...latest, version: 'v13.0.0'}, latest]).changesOf('v13.0.0').deprecated).toEqual([]);
});

test('an item the version doesn’t have', () => {
  expect(() => history.of('v12.0.0', ...find(old, 'Js.Array2', 'gone'))).toThrow(
    "Js.Array2.gone isn't in the API of v12.0.0, so it doesn't have a history there.",
  );
});

describe('finding new names', () => {
  const successors = findSuccessors(latest, createIndex(latest));

  test.each([
    ['same name and type in the replacement module', 'Js.Array2', 'map', 'Array.map'],
    ['data first instead of last', 'Js.Array', 'map', 'Array.map'],
    ['named by a deprecation, followed to the last name', 'Js.Array2', 'length', 'Array.length'],
    ['inside a module', 'Array', 'size', 'Array.length'],
    ['still good', 'Array', 'map', undefined],
  ])('%s', (_name, module, name, expected) => {
    const [owner, old] = find(latest, module, name);
    expect(successors.of(owner, old)).toBe(expected);
  });

  test.each([
    ['Use `join` instead', 'Array', ['Array.join']],
    ['Please, use `List.keep` instead.', 'Belt.List', ['List.keep', 'Belt.List.keep']],
    ['Use `Dict.fromArray(List.toArray(...))` instead.', 'Js.Dict', ['Dict.fromArray', 'Js.Dict.fromArray']],
    ['use toOption instead', 'Js.Null', ['Js.Null.toOption']],
    ['It is gone.', 'Js', []],
  ])('%s', (reason, inside, names) =>
    expect(replacementsIn({reason, migration: undefined}, inside)).toEqual(expect.arrayContaining(names)),
  );

  test('a migration takes precedence', () => {
    expect(replacementsIn({reason: 'Use `x`', migration: 'Stdlib.Array.map'}, 'Js.Array')[0]).toBe('Array.map');
  });
});
