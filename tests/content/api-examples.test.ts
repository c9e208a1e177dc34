import path from 'node:path';
import {compilerServiceOf} from '@site/src/compilers/build/service';
import {docsExamples} from '@site/src/api/core/docs/examples';
import {checkExamples, exampleKey, type CheckedExamples} from '@site/src/api/build/examples';
import {KNOWN_FAILURES, runExamples, type ExampleRun} from '@site/src/api/build/run-examples';
import {apiServiceOf} from '@site/src/api/build/service';
import type {ApiModel} from '@site/src/api/core/model/model';

const siteDir = path.resolve(__dirname, '../..');
const compilers = compilerServiceOf(siteDir);
/**
 * Blocks without a language that show a signature or a result: Belt.HashMap, Belt.HashSet, Belt.List.partition. The
 * tool omits them.
 */
const NO_PROGRAMS = 3;

let models: readonly ApiModel[];
let checked: CheckedExamples;
let runs: readonly ExampleRun[];

beforeAll(async () => {
  models = await apiServiceOf(siteDir).models();
  checked = await checkExamples(compilers, models);
  runs = await runExamples(compilers);
  console.info(
    `examples of the newest version: ${runs.length}, ran ${runs.filter(({result}) => result.kind === 'ran').length}`,
  );
});

function examplesOf(version: string, ...libraries: readonly string[]) {
  const model = models.find((other) => other.version === version);
  return model ? docsExamples(model).filter(({library}) => libraries.includes(library)) : [];
}

test('all examples of Core compile as shown', () => {
  const examples = examplesOf('v11.0.0', 'core');
  console.info(`examples of Core: ${examples.length}`);
  expect(examples.length).toBeGreaterThan(590);
  expect(
    examples.filter((example) => checked.get(exampleKey(example))?.kind !== 'compiles').map(({items}) => items),
  ).toEqual([]);
});

test('all examples of Stdlib and Belt compile, except for the known failures', () => {
  const failed = runs.filter(({result}) => result.kind === 'fails-to-compile').map(({id}) => id);
  expect(runs.length).toBeGreaterThan(1160);
  expect(failed.toSorted()).toEqual(Object.keys(KNOWN_FAILURES).toSorted());
});

test('examples that compile also run, if this Node version has the features they need', () => {
  const thrown = runs.flatMap(({id, result}) => (result.kind === 'throws' ? [`${id}: ${result.message}`] : []));
  const missing = thrown.filter((line) => / is not a (?:function|constructor)$| is not defined$/.test(line));
  expect(thrown.filter((line) => !missing.includes(line))).toEqual([]);
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) expect(missing).toEqual([]);
});

test('nearly all examples of Stdlib and Belt have a playground link', () => {
  const examples = examplesOf('v12.0.0', 'stdlib', 'belt');
  const failed = examples.filter((example) => checked.get(exampleKey(example))?.kind !== 'compiles').length;
  console.info(`examples of Stdlib and Belt on pages: ${examples.length}, without playground ${failed}`);
  expect(failed).toBe(Object.keys(KNOWN_FAILURES).length + NO_PROGRAMS);
});
