import path from 'node:path';
import {shownItems, type ApiModel} from '@site/src/api/core/model/model';
import {compilerServiceOf} from '@site/src/compilers/build/service';
import type {RawVersion} from '@site/src/api/core/model/raw';
import {createRawSource} from '@site/src/api/build/extract';
import {apiServiceOf} from '@site/src/api/build/service';

const siteDir = path.resolve(__dirname, '../..');
const source = createRawSource(compilerServiceOf(siteDir));
const service = apiServiceOf(siteDir);

/** Only the letters, ignoring layout, `external` and file names. */
const bare = (text: string): string =>
  text
    .replaceAll('[@bs...] ', '')
    .replace(/\bexternal\b/g, 'let')
    .replace(/\btype rec\b/g, 'type')
    .replace(/@unboxed /g, '')
    .replace(/\b(?:Stdlib|Core_|Js|Belt|Primitive_js_extern)[._]/g, '')
    .replaceAll('_', '')
    .replace(/[\s,|;.]/g, '')
    .toLowerCase();

/** Fifty items, picked by a generator with a fixed seed, so that they're the same in every run. */
function sample(model: ApiModel): readonly {module: string; signature: string}[] {
  const all = model.modules.flatMap((module) =>
    shownItems(module)
      .filter(({kind}) => kind !== 'moduleType')
      .map(({signature}) => ({module: module.id, signature})),
  );
  let state = 42;
  return Array.from({length: 50}, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return all[state % all.length] ?? {module: '', signature: ''};
  });
}

test.each(source.versions)(
  '%s: a sample of 50 signatures matches its own compiler’s output',
  async (version) => {
    const raw: RawVersion = await source.read(version);
    const printed = bare(Object.values(raw.reason ?? raw.signatures).join('\n'));
    const missing = sample(await service.model(version)).filter(({signature}) => !printed.includes(bare(signature)));
    expect(missing).toEqual([]);
  },
  120_000,
);

test.each(source.versions)(
  '%s: signatures contain no file names',
  async (version) => {
    const signatures = (await service.model(version)).modules.flatMap((module) =>
      module.items.map((item) => item.signature),
    );
    expect(signatures.filter((signature) => /\b(?:Js_|Belt_|Core__|Stdlib_|Primitive_)/.test(signature))).toEqual([]);
  },
  120_000,
);
