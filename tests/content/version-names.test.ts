/** @jest-environment node */
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {complete} from '@site/src/editor/core/completion/complete';
import {versionNames} from '@site/src/playground/core/pack-names';
import {apiServiceOf} from '@site/src/api/build/service';
import type {ApiModel} from '@site/src/api/core/model/model';

const api = apiServiceOf(path.resolve(__dirname, '../..'));
/** What a reader loads for the first completion. */
const MOST_BYTES = 60_000;

let models: readonly ApiModel[];
beforeAll(async () => {
  models = await api.models();
});

test('the names of a version have at most 60 KB compressed', () => {
  const sizes = models.map((model) => [model.version, gzipSync(JSON.stringify(versionNames(model))).length] as const);
  console.info(`names for completion, in bytes: ${sizes.map((each) => each.join(' ')).join(', ')}`);
  expect(sizes.filter(([, size]) => size > MOST_BYTES)).toEqual([]);
});

test('every version completes the functions of arrays after an arrow and after a dot', () => {
  for (const model of models) {
    const names = versionNames(model);
    const opened = model.version === 'v11.0.0' ? ['RescriptCore'] : [];
    const labels = (code: string) =>
      complete({code, at: code.length, names, opened, typeOf: () => undefined})?.offers.map(({label}) => label) ?? [];
    const piped = labels('[1]->');
    expect([model.version, piped.includes(names.open === undefined ? 'Belt.Array.keep' : 'Array.filter')]).toEqual([
      model.version,
      true,
    ]);
    expect(labels('Belt.Array.key')).toEqual([]);
    expect(labels('Belt.Array.ma')).toEqual(expect.arrayContaining(['map', 'makeBy']));
    expect(labels('Js.Str')).toEqual(expect.arrayContaining(['String2']));
  }
});
