import {createIndex} from '@site/src/api/core/model/api-index';
import {buildModel} from '@site/src/api/core/model/build-model';
import {findSuccessors} from '@site/src/api/core/model/successors';
import {addedNames, libraryNames, replacedNames, type VersionNames} from '@site/src/api/core/page-changes/names';
import {rawVersion, toolsItem as item} from '../../../../tests/support/raw-version';

function version(id: string, unit: 'Core' | 'Stdlib', items: Parameters<typeof item>[2]): VersionNames {
  const library = unit === 'Core' ? 'core' : 'stdlib';
  const model = buildModel(
    rawVersion({
      version: id,
      libraries: [{library, unit, items: [item('module', 'Option', items)]}],
      signatures: {
        [unit]: `module Option: {\n  let getExn: option<'a> => 'a\n  let getOrThrow: option<'a> => 'a\n  let map: (option<'a>, 'a => 'b) => option<'b>\n}`,
      },
    }),
  );
  return {model, index: createIndex(model)};
}

const v11 = version('v11.0.0', 'Core', {items: [item('value', 'getExn'), item('value', 'map')]});
const v12 = version('v12.0.0', 'Stdlib', {
  items: [
    item('value', 'getExn', {deprecated: 'Use `Option.getOrThrow` instead'}),
    item('value', 'getOrThrow'),
    item('value', 'map'),
  ],
});
const now = {...v12, successors: findSuccessors(v12.model, v12.index)};

const example = (code: string, prelude = '') => ({
  written: [{name: 'Page.res', code, startsAfter: 0}],
  files: [{name: 'Page.res', code: prelude + code}],
});
const names = (code: string, prelude?: string): readonly string[] => libraryNames(example(code, prelude), v12);

test('paths into the libraries count, once each', () => {
  expect(names('let a = x->Option.map(f)\nlet b = Option.getOrThrow(a->Option.map(g))\n')).toEqual([
    'Option.getOrThrow',
    'Option.map',
  ]);
});

test('texts, comments and hidden code have no names', () => {
  expect(names('// Option.map\nlet a = "Option.map"\n')).toEqual([]);
  expect(names('let a = 1\n', 'let b = Option.map(c, d)\n')).toEqual([]);
});

test('nothing counts that may mean a module of the example', () => {
  expect(names('let a = Option.map(b, c)\n', 'module Option = {}\n')).toEqual([]);
  expect(names('let a = Option.map(b, c)\n', 'open Own\n')).toEqual([]);
});

test('names the version before lacks are new', () => {
  expect(addedNames(['Option.getOrThrow', 'Option.map'], v11)).toEqual(['Option.getOrThrow']);
});

test('names that are deprecated now have their successor', () => {
  expect(replacedNames(['Option.getExn', 'Option.map'], v11, now)).toEqual([
    {before: 'Option.getExn', now: 'Option.getOrThrow'},
  ]);
  expect(replacedNames(['Option.getExn'], now, now)).toEqual([]);
});
