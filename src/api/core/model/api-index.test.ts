import {createIndex, apiNames, resolveApiName} from '@site/src/api/core/model/api-index';
import {buildModel} from '@site/src/api/core/model/build-model';
import {rawVersion, toolsItem as item} from '../../../../tests/support/raw-version';

const index = createIndex(
  buildModel(
    rawVersion({
      libraries: [
        {
          library: 'core',
          unit: 'RescriptCore',
          items: [
            item('value', 'setTimeout'),
            item('module', 'Array', {
              items: [
                item('type', 't'),
                item('value', 'map'),
                item('value', 'mapWithIndex'),
                item('value', 'toString'),
              ],
            }),
            item('module', 'Exn'),
          ],
        },
        {
          library: 'belt',
          unit: 'Belt',
          items: [
            item('module', 'List', {items: [item('value', 'keep'), item('value', '+')]}),
            item('module', 'Id', {items: [item('type', 'comparable'), item('value', 'comparable')]}),
          ],
        },
        {
          library: 'js',
          unit: 'Js',
          items: [
            item('module', 'Exn', {items: [item('type', 't'), item('value', 'name')]}),
            item('module', 'Internal', {items: [item('value', 'run')]}),
            item('module', 'A', {items: [item('value', 'x')]}),
            item('module', 'B'),
          ],
        },
      ],
      signatures: {
        RescriptCore:
          'let setTimeout: int\nmodule Array: {\n  type t\n  let map: t\n  let mapWithIndex: t\n  let toString: t\n}\nmodule Exn = Js.Exn',
        Belt: 'module List: {\n  let keep: int\n  let +: int\n}\nmodule Id: {\n  type comparable\n  let comparable: int\n}',
        Js: 'module Exn: {\n  type t\n  let name: int\n}\nmodule Internal: {\n  let run: int\n}\nmodule A: {\n  let x: int\n}\nmodule B = A',
      },
    }),
  ),
);

const find = (name: string): string => {
  const found = resolveApiName(index, name);
  return found.kind === 'found' ? `${found.path}${found.anchor === undefined ? '' : `#${found.anchor}`}` : found.error;
};

test.each([
  ['Array', 'core/array'],
  ['Array.map', 'core/array#map'],
  ['Core.Array.map', 'core/array#map'],
  ['Stdlib.Array.t', 'core/array#t'],
  ['changes', 'changes'],
  ['setTimeout', 'core#settimeout'],
  ['RescriptCore', 'core'],
  ['Belt', 'belt'],
  ['Belt.List.keep', 'belt/list#keep'],
  ['Belt.List.+', 'belt/list#plus'],
])('%s', (name, address) => expect(find(name)).toBe(address));

test('a value takes precedence over a type with the same name', () => {
  expect(find('Belt.Id.comparable')).toBe('belt/id#comparable-1');
});

test('other names of a module', () => {
  expect(find('Exn.name')).toBe('core/exn#name');
  expect(find('Js.B.x')).toBe('js/a#x');
});

test('internal items have no page', () => {
  expect(find('Js.Internal.run')).toMatch(/^Js\.Internal\.run doesn't exist in the API of v11\.0\.0\./);
  expect(apiNames(index).some((name) => name.includes('Internal'))).toBe(false);
});

test.each([
  ['Array.mapp', "Array.mapp doesn't exist in the API of v11.0.0. Similar names: Array.map."],
  ['Array.mapWihtIndex', "Array.mapWihtIndex doesn't exist in the API of v11.0.0. Similar names: Array.mapWithIndex."],
  ['List.keep', "List.keep doesn't exist in the API of v11.0.0. Similar names: Belt.List.keep."],
  ['array.map', "array.map doesn't exist in the API of v11.0.0. Similar names: Array.map."],
  ['Webapi.Fetch.Response.json', "Webapi.Fetch.Response.json doesn't exist in the API of v11.0.0."],
])('%s is unknown', (name, error) => expect(find(name)).toBe(error));
