/** @jest-environment node */
import {decodeShard} from '../../../../src/lib/search/index/shard';
import {createLiveIndex} from '../../../../src/plugins/search-index/dev-server';
import {additions, smallSite} from '../../lib/search/small-site';

test('a shard is made when it is asked for, once until an edit', async () => {
  const asked: string[] = [];
  const index = createLiveIndex({
    versions: () => ['v12.0.0'],
    records: (name) => {
      asked.push(name);
      return Promise.resolve(name === 'v12.0.0' ? smallSite : []);
    },
    additions: () => Promise.resolve(additions),
  });
  const manifest = JSON.parse(new TextDecoder().decode(await index.file('manifest.json'))) as unknown;
  expect(manifest).toEqual({versions: {'v12.0.0': 'v12.0.0.bin'}, shared: 'shared.bin', fallback: 'v11.0.0'});
  expect(asked).toEqual([]);
  const [first, second] = [await index.file('v12.0.0.bin'), await index.file('v12.0.0.bin')];
  expect(second).toBe(first);
  expect(decodeShard(first!).pages.map(({path}) => path)).toContain('/docs/manual/next/record');
  index.forget();
  await index.file('v12.0.0.bin');
  await index.file('shared.bin');
  expect(asked).toEqual(['v12.0.0', 'v12.0.0', 'shared']);
  expect(index.file('v10.0.0.bin')).toBeUndefined();
  expect(index.file('other.txt')).toBeUndefined();
});

test('what failed is tried again', async () => {
  let fails = true;
  const index = createLiveIndex({versions: () => [], records: () => (fails ? Promise.reject(new Error('No')) : Promise.resolve([])), additions: () => Promise.resolve(additions)});
  await expect(index.file('shared.bin')).rejects.toThrow('No');
  fails = false;
  await expect(index.file('shared.bin')).resolves.toBeInstanceOf(Uint8Array);
});
