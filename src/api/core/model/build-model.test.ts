import {buildModel} from '@site/src/api/core/model/build-model';
import {countItems, isPublicModule, shownItems} from '@site/src/api/core/model/model';
import {rawVersion, toolsItem as item} from '../../../../tests/support/raw-version';

const raw = rawVersion({
  libraries: [
    {
      library: 'core',
      unit: 'RescriptCore',
      items: [
        item('value', 'window', {source: {file: '_none_', line: 1}}),
        item('module', 'Iterator', {items: [item('type', 't')], source: {file: 'C.res', line: 4}}),
        item('module', 'Exn'),
      ],
    },
    {
      library: 'js',
      unit: 'Js',
      items: [
        item('module', 'Exn', {items: [item('type', 't')]}),
        item('module', 'Typed_array', {
          items: [
            item('module', 'Int32Array', {
              items: [item('value', 'make'), item('value', 'make', {docs: 'the reachable one'})],
            }),
            item('moduleAlias', 'Int32_array'),
          ],
        }),
        item('module', 'Internal', {items: [item('value', 'run')]}),
      ],
    },
  ],
  signatures: {
    RescriptCore: 'external window: Dom.window = "window"\nmodule Iterator = Core__Iterator\nmodule Exn = Js.Exn',
    Core__Iterator: "type t<'a> = Primitive_js_extern.null<Js_exn.t>",
    Js: 'module Exn = Js_exn\nmodule Typed_array = Js_typed_array\nmodule Internal: {\n  let run: Core__Iterator.t<int>\n}',
    Js_exn: 'type t',
    Js_typed_array:
      'module Int32Array: {\n  let make: Js_exn.t => int\n}\nmodule Int32_array = Int32Array\nmodule type S = {\n  type elt\n}',
  },
});
const model = buildModel(raw);
const byId = (id: string) => model.modules.find((module) => module.id === id);

test('modules have the names readers write', () => {
  expect(model.modules.map(({id, slug, aliasOf}) => [id, slug, aliasOf])).toEqual([
    ['Core', 'core', undefined],
    ['Iterator', 'core/iterator', undefined],
    ['Exn', 'core/exn', 'Js.Exn'],
    ['Js', 'js', undefined],
    ['Js.Exn', 'js/exn', undefined],
    ['Js.Typed_array', 'js/typed-array', undefined],
    ['Js.Typed_array.Int32Array', 'js/typed-array_int-32-array', undefined],
    ['Js.Typed_array.Int32_array', undefined, 'Js.Typed_array.Int32Array'],
    ['Js.Internal', 'js/internal', undefined],
  ]);
});

test('so do the types in signatures', () => {
  expect(byId('Iterator')?.items[0]?.signature).toBe("type t<'a> = null<Js.Exn.t>");
  expect(byId('Js.Typed_array.Int32Array')?.items[0]?.signature).toBe('let make: Js.Exn.t => int');
  expect(byId('Js.Internal')?.items[0]?.signature).toBe('let run: Iterator.t<int>');
});

test('an alias in its module’s library counts, one in a different library doesn’t', () => {
  expect(countItems(model, 'core')).toEqual({modules: 3, items: 2});
  expect(countItems(model, 'js')).toEqual({modules: 6, items: 6});
  expect(countItems(model)).toEqual({modules: 9, items: 8});
});

test('unreachable items are counted, but not shown', () => {
  const module = byId('Js.Typed_array.Int32Array');
  expect(module?.items.map(({shadowed, docs}) => [shadowed, docs])).toEqual([
    [true, ''],
    [false, 'the reachable one'],
  ]);
  expect(module && shownItems(module)).toHaveLength(1);
});

test('module types the tool omits are added', () => {
  expect(byId('Js.Typed_array')?.items).toMatchObject([
    {kind: 'moduleType', name: 'S', anchor: 's', signature: 'module type S = {\n  type elt\n}'},
  ]);
});

test('places, unknown places, internal modules', () => {
  expect(byId('Core')?.items[0]?.source).toBeUndefined();
  expect(byId('Iterator')?.source).toEqual({file: 'intl/C.res', line: 4});
  expect(byId('Iterator')?.items[0]?.source).toEqual({file: 'A.res', line: 1});
  expect(model.modules.filter((module) => !isPublicModule(module)).map((module) => module.id)).toEqual([
    'Js.Typed_array.Int32_array',
    'Js.Internal',
  ]);
});

test('the order of a page', () => {
  const kinds = ['value b', 'type option', 'value A', 'type t', 'value B'] as const;
  const items = kinds.map((text) => ({
    ...byId('Js.Exn')!.items[0]!,
    kind: text.split(' ')[0] as 'value',
    name: text.split(' ')[1]!,
  }));
  expect(shownItems({id: 'X', items}).map(({name}) => name)).toEqual(['t', 'option', 'A', 'B', 'b']);
});

describe('when tool and compiler disagree', () => {
  const broken = (items: Parameters<typeof rawVersion>[0]['libraries'][number]['items'], Belt: string) => () =>
    buildModel(rawVersion({libraries: [{library: 'belt', unit: 'Belt', items}], signatures: {Belt}}));

  test.each([
    [
      'an item',
      [item('value', 'map')],
      'type t',
      "v11.0.0: Belt.map (value) is documented, but the compiler doesn't print it for its module.",
    ],
    [
      'a module',
      [item('module', 'List')],
      'type t',
      "v11.0.0: the module Belt.List is documented, but the compiler doesn't print it.",
    ],
    [
      'an alias',
      [item('module', 'List')],
      'module List = Belt_List',
      "v11.0.0: Belt has a module that is an alias of Belt_List, which the packages don't contain.",
    ],
  ] as const)('%s', (_name, items, signature, message) => expect(broken(items, signature)).toThrow(message));
});

test('deprecations: the reason comes from the tool or the source, the migration of the same one from the source', () => {
  const items = [
    item('value', 'a', {deprecated: 'Use `b` \\\n   instead'}),
    item('value', 'b', {deprecated: ''}),
    item('value', 'c', {deprecated: ''}),
    item('value', 'd', {deprecated: 'Use `e` \\\n  instead'}),
  ];
  const [module] = buildModel(
    rawVersion({
      libraries: [{library: 'belt', unit: 'Belt', items}],
      signatures: {Belt: 'let a: int\nlet b: int\nlet c: int\nlet d: int'},
      deprecations: {
        'A.res': [
          {name: 'a', line: 90, reason: 'Of another module', migration: 'Array.other'},
          {name: 'b', line: 7, reason: 'Gone.', migration: 'Array.map'},
          {name: 'd', line: 9, reason: 'Use `e` instead', migration: 'Array.e'},
        ],
      },
    }),
  ).modules;
  expect(module?.items.map((each) => each.deprecated)).toEqual([
    {reason: 'Use `b` instead', migration: undefined},
    {reason: 'Gone.', migration: 'Array.map'},
    {reason: '', migration: undefined},
    {reason: 'Use `e` instead', migration: 'Array.e'},
  ]);
});
