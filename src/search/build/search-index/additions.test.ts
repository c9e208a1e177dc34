import {createIndex} from '../../../api/core/model/api-index';
import {buildModel} from '../../../api/core/model/build-model';
import type {ApiModel} from '../../../api/core/model/model';
import {findSuccessors} from '../../../api/core/model/successors';
import {apiAdditions} from './additions';
import {rawVersion, toolsItem as item} from '../../../../tests/support/raw-version';

/**
 * A version with `map` in `Js.Array2` and, if it has an open library, `Array.map` there. In that case `Js.Array2.map`
 * is deprecated.
 */
function version(id: string, root: string | undefined): ApiModel {
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
                items: [item('module', 'Array', {items: [item('value', 'map')]})],
              },
            ]),
        {
          library: 'js',
          unit: 'Js',
          items: [
            item('module', 'Array2', {items: [item('value', 'map', root === undefined ? {} : {deprecated: ''})]}),
          ],
        },
      ],
      signatures: {
        ...(root !== undefined && {[root]: "module Array: {\n  let map: (array<'a>, 'a => 'b) => array<'b>\n}"}),
        Js: "module Array2: {\n  let map: (array<'a>, 'a => 'b) => array<'b>\n}",
      },
    }),
  );
}

const old = version('v10.0.0', undefined);
const newest = version('v12.0.0', 'Stdlib');
const models = [newest, old];
const additions = (model: ApiModel) =>
  apiAdditions({
    model,
    index: createIndex(model),
    models,
    successors: findSuccessors(newest, createIndex(newest)),
    address: (path, anchor) => `/api/${path}${anchor === undefined ? '' : `#${anchor}`}`,
  });

test('every value has a location and a type', () => {
  expect(additions(newest).types).toEqual([
    ["(array<'1>, '1 => '2) => array<'2>", '/api/stdlib/array#map'],
    ["(array<'1>, '1 => '2) => array<'2>", '/api/js/array-2#map'],
  ]);
});

test('in the newest version, old names lead to new ones, even if the old ones still exist', () => {
  expect(new Map(additions(newest).renames)).toEqual(
    new Map(
      [
        ['Js.Array2', '/api/stdlib/array'],
        ['Js.Array2.map', '/api/stdlib/array#map'],
      ].map(([from, to]) => [from!, to!]),
    ),
  );
});

test('in an older version, an existing name leads to itself', () => {
  expect(additions(old).renames).toEqual([]);
});
