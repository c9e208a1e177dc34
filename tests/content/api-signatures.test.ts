/** @jest-environment node */
import path from 'node:path';
import type {ApiModel} from '@site/src/lib/api-model/model';
import type {RawVersion} from '@site/src/lib/api-model/raw';
import {shownItems} from '@site/src/lib/api-model/visibility';
import {createRawSource} from '@site/src/plugins/api-reference/extract';
import {createApiService} from '@site/src/plugins/api-reference/service';

const siteDir = path.resolve(__dirname, '../..');
const source = createRawSource(siteDir, path.join(siteDir, '.cache'));
const service = createApiService({siteDir});

/** Letters only: what is left when layout, `external` and the names of files are put aside. */
const bare = (text: string): string =>
  text.replaceAll('[@bs...] ', '').replace(/\bexternal\b/g, 'let').replace(/\btype rec\b/g, 'type').replace(/@unboxed /g, '').replace(/\b(?:Stdlib|Core_|Js|Belt|Primitive_js_extern)[._]/g, '').replaceAll('_', '').replace(/[\s,|;.]/g, '').toLowerCase();

/** Fifty items, the same ones in every run: a generator with a fixed seed picks them. */
function sample(model: ApiModel): readonly {module: string; signature: string}[] {
  const all = model.modules.flatMap((module) => shownItems(module).filter(({kind}) => kind !== 'moduleType').map(({signature}) => ({module: module.id, signature})));
  let state = 42;
  return Array.from({length: 50}, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return all[state % all.length] ?? {module: '', signature: ''};
  });
}

test.each(source.versions)('%s: a sample of 50 signatures is what its own compiler prints', async (version) => {
  const raw: RawVersion = await source.read(version);
  const printed = bare(Object.values(raw.reason ?? raw.signatures).join('\n'));
  const missing = sample(await service.model(version)).filter(({signature}) => !printed.includes(bare(signature)));
  expect(missing).toEqual([]);
}, 120_000);

test.each(source.versions)('%s: no name of a file is left in a signature', async (version) => {
  const signatures = (await service.model(version)).modules.flatMap((module) => module.items.map((item) => item.signature));
  expect(signatures.filter((signature) => /\b(?:Js_|Belt_|Core__|Stdlib_|Primitive_)/.test(signature))).toEqual([]);
}, 120_000);
