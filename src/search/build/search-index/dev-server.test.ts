import {versionLines} from '../../../config/versions';
import {decodeShard} from '../../core/index/shard';
import {createLiveIndex} from './dev-server';
import {additions, smallSite} from '../../../../tests/support/search-site';

test('a shard is generated on request, once until the next edit', async () => {
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
  expect(manifest).toEqual({
    versions: {'v12.0.0': 'v12.0.0.bin'},
    shared: 'shared.bin',
    fallback: versionLines.default.latest.id,
  });
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

test('a failed shard is generated again', async () => {
  let fails = true;
  const index = createLiveIndex({
    versions: () => [],
    records: () => (fails ? Promise.reject(new Error('No')) : Promise.resolve([])),
    additions: () => Promise.resolve(additions),
  });
  await expect(index.file('shared.bin')).rejects.toThrow('No');
  fails = false;
  await expect(index.file('shared.bin')).resolves.toBeInstanceOf(Uint8Array);
});
