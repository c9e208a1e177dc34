import path from 'node:path';
import {compilerServiceOf} from '@site/src/compilers/build/service';
import {docsExamples} from '@site/src/api/core/docs/examples';
import {checkExamples, exampleKey, type CheckedExamples} from '@site/src/api/build/examples';
import {apiServiceOf} from '@site/src/api/build/service';
import type {ApiModel} from '@site/src/api/core/model/model';

const siteDir = path.resolve(__dirname, '../..');

const DATE = 'its dates come from Js.Date, which expects floats, but the example uses integers';
/** Items of version 12 with examples that don't compile, with the reason. */
const KNOWN_FAILURES: readonly (readonly [item: string, reason: string])[] = [
  ['DataView.fromBufferToEnd', 'uses a buffer that it does not define'],
  ['Intl.DateTimeFormat.make', DATE],
  ['Intl.DateTimeFormat.format', DATE],
  ['Intl.DateTimeFormat.formatToParts', DATE],
  ['Intl.DateTimeFormat.formatRange', DATE],
  ['Intl.DateTimeFormat.formatRangeToParts', DATE],
  ['Intl.NumberFormat.formatToParts', 'passes an integer where a float is expected'],
  ['Promise.reject', 'has an equation before the last line of a function'],
  ['AsyncIterator.next', 'has an equation as the last line of an if that returns unit'],
  ['AsyncIterator.forEach', 'has an equation as the last line of a switch that returns unit'],
  ['Belt', 'shows code that intentionally fails unless Belt is open'],
  ['Belt', 'shows a type error on purpose'],
  ['Belt', 'uses %todo, which is a warning that counts as an error'],
  ['Belt.List.partition', 'shows a result'],
  ['Belt.HashSet', 'shows a signature'],
  ['Belt.HashMap', 'shows a signature'],
  ['Belt.HashMap', 'uses values from the example before it'],
];

let models: readonly ApiModel[];
let checked: CheckedExamples;

beforeAll(async () => {
  models = await apiServiceOf(siteDir).models();
  checked = await checkExamples(compilerServiceOf(siteDir), models);
});

/** The number of examples in the libraries' comments, and the items of those that don't compile. */
function compiled(version: string, ...libraries: readonly string[]) {
  const model = models.find((other) => other.version === version);
  const examples = model ? docsExamples(model).filter(({library}) => libraries.includes(library)) : [];
  const failed = examples.filter((example) => checked.get(exampleKey(example))?.kind !== 'compiles');
  return {count: examples.length, failed: failed.map(({items}) => items[0])};
}

test('all examples of Core compile', () => {
  const {count, failed} = compiled('v11.0.0', 'core');
  expect(count).toBeGreaterThan(590);
  expect(failed).toEqual([]);
});

test('all examples of Stdlib and Belt compile, except for the known failures', () => {
  const {count, failed} = compiled('v12.0.0', 'stdlib', 'belt');
  expect(count).toBeGreaterThan(1150);
  expect(failed).toEqual(KNOWN_FAILURES.map(([item]) => item));
});
