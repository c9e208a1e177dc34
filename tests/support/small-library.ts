/** A small library in two versions for page tests: v12 with a standard library, v10 with only Js. */
import {createLibrary, type LibraryOptions} from '@site/src/api/core/docs/library';
import {ENGLISH_API_LABELS} from '@site/src/api/core/docs/labels';
import {trusted} from '@site/src/kit/core/html';
import {buildModel} from '@site/src/api/core/model/build-model';
import {rawVersion, toolsItem as item} from './raw-version';

const v12 = buildModel(
  rawVersion({
    version: 'v12.0.0',
    libraries: [
      {
        library: 'stdlib',
        unit: 'Stdlib',
        items: [
          item('value', 'setTimeout'),
          item('module', 'Array', {
            docs: 'A mutable `array`. It grows.',
            items: [
              item('type', 'options', {
                docs: 'What to do.',
                fields: [{name: 'deep', docs: 'All of it.', deprecated: 'Use `t`'}],
              }),
              item('type', 't', {source: {file: 'runtime/Stdlib_Array.resi', line: 9}}),
              item('value', 'map', {
                docs: 'Maps, see `Array.length`, [`length`]() and [here](#length).\n\n## Examples\n\n```rescript\nArray.map([1], x => x)\n```',
              }),
              item('value', 'length', {deprecated: 'Use `map` instead'}),
              item('value', '+'),
            ],
          }),
          item('module', 'Console', {items: [item('value', 'log')]}),
        ],
      },
      {
        library: 'js',
        unit: 'Js',
        items: [item('module', 'Array2', {docs: 'Bindings.', items: [item('value', 'map', {deprecated: ''})]})],
      },
      {
        library: 'belt',
        unit: 'Belt',
        items: [item('module', 'HashMap', {items: [item('module', 'Int', {items: [item('type', 't')]})]})],
      },
      {library: 'dom', unit: 'Dom', items: [item('type', '_node'), item('type', 'element')]},
    ],
    signatures: {
      Stdlib:
        "let setTimeout: (unit => unit, int) => unit\nmodule Array = Stdlib_Array\nmodule Console: {\n  let log: 'a => unit\n}",
      Stdlib_Array:
        "type options = {deep: bool}\ntype t<'a> = array<'a>\nlet map: (array<'a>, 'a => 'b) => t<'b>\nlet length: t<'a> => Js_array2.u\nlet +: (int, int) => int",
      Js: 'module Array2 = Js_array2',
      Js_array2: "let map: (array<'a>, 'a => 'b) => array<'b>",
      Belt: 'module HashMap: {\n  module Int: {\n    type t\n  }\n}',
      Dom: 'type _node\ntype element = _node',
    },
    deprecations: {'A.res': [{name: 'map', line: 3, reason: 'Use `Array.map` instead.', migration: 'Array.map'}]},
  }),
);

const v10 = buildModel(
  rawVersion({
    version: 'v10.0.0',
    libraries: [
      {
        library: 'js',
        unit: 'Js',
        items: [
          item('module', 'Array2', {
            items: [item('value', 'map'), item('value', 'gone', {docs: '- `x`', deprecated: 'Use = map directly'})],
          }),
          item('module', 'Old', {items: [item('value', 'a')]}),
          item('module', 'Second'),
        ],
      },
      {library: 'belt', unit: 'Belt', items: []},
      {library: 'dom', unit: 'Dom', items: [item('type', 'element')]},
    ],
    signatures: {
      Js: "module Array2: {\n  let map: (array<'a>, (. 'a) => 'b) => array<'b>\n  let gone: int\n}\nmodule Old: {\n  let a: int\n}\nmodule Second = Old",
      Belt: '',
      Dom: 'type element',
    },
  }),
);

export const libraryOptions: LibraryOptions = {
  models: [v12, v10],
  versionName: (version) => version.replace('.0.0', ''),
  address: (version, path, anchor) =>
    `/${version.replace('.0.0', '')}${path && `/${path}`}${anchor === undefined ? '' : `#${anchor}`}`,
  sourceAddress: (_version, {file, line}) => (file === 'A.res' ? undefined : `https://example.org/${file}#L${line}`),
  codeBlock: ({language, source, version}) => trusted(`[${version} ${language}: ${source}]`),
  labels: ENGLISH_API_LABELS,
};

export const library = createLibrary(libraryOptions);
