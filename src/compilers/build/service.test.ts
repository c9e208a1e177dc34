import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCache} from '@site/src/compilers/build/cache';
import {createPool} from '@site/src/kit/core/async';
import {findToolchains} from '@site/src/compilers/build/toolchain';
import {createCompilerService} from '@site/src/compilers/build/service';
import {TOOLCHAINS} from '@site/src/compilers/build/toolchains';
import {allVersions, versionLines} from '@site/src/config/versions';
import {root} from '../../../tests/support/examples-site';

describe('cache', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cache-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  test('a value is computed once, even for a cache created later', async () => {
    const make = jest.fn(() => Promise.resolve({a: [1]}));
    const cache = createCache(folder);
    expect(await Promise.all([cache.get('k', make), cache.get('k', make)])).toEqual([{a: [1]}, {a: [1]}]);
    expect(await createCache(folder).get('k', make)).toEqual({a: [1]});
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('another key is another value', async () => {
    const cache = createCache(folder);
    expect([
      await cache.get(['k', 1], () => Promise.resolve(1)),
      await cache.get(['k', 2], () => Promise.resolve(2)),
    ]).toEqual([1, 2]);
    expect(cache.counts).toEqual({hits: 0, misses: 2});
  });

  test('a failure isn’t cached', async () => {
    const cache = createCache(folder);
    await expect(cache.get('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('k', () => Promise.resolve(1))).toBe(1);
  });

  test('an incomplete file is computed again', async () => {
    await createCache(folder).get('k', () => Promise.resolve(1));
    const [first = ''] = readdirSync(folder);
    const [file = ''] = readdirSync(path.join(folder, first));
    writeFileSync(path.join(folder, first, file), '{"a":');
    expect(await createCache(folder).get('k', () => Promise.resolve(2))).toBe(2);
  });
});

test('a pool runs a limited number of tasks at a time, and all of them even if one fails', async () => {
  const pool = createPool(2);
  let running = 0;
  let most = 0;
  const task = async (index: number): Promise<number> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (index === 1) throw new Error('one');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => pool(() => task(index))));
  expect(most).toBe(2);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
});

describe('toolchains', () => {
  test('every version of the site has one', () => {
    const needed = new Set(allVersions(versionLines.default).map(({compiler}) => compiler));
    expect(new Set(Object.keys(findToolchains(root)))).toEqual(needed);
    for (const {compiler} of allVersions(versionLines.react)) expect(findToolchains(root)[compiler]).toBeDefined();
  });

  test.each([
    ['linux', 'x64', '@rescript/linux-x64/bin rescript/linux rescript-v10/linux rescript-v9/linux bs-platform/linux'],
    [
      'linux',
      'arm64',
      '@rescript/linux-arm64/bin rescript/linuxarm64 rescript-v10/linux rescript-v9/linux bs-platform/linux',
    ],
    [
      'darwin',
      'arm64',
      '@rescript/darwin-arm64/bin rescript/darwinarm64 rescript-v10/darwinarm64 rescript-v9/darwin bs-platform/darwin',
    ],
    [
      'darwin',
      'x64',
      '@rescript/darwin-x64/bin rescript/darwin rescript-v10/darwin rescript-v9/darwin bs-platform/darwin',
    ],
    ['win32', 'x64', '@rescript/win32-x64/bin rescript/win32 rescript-v10/win32 rescript-v9/win32 bs-platform/win32'],
  ])('on %s %s, binaries are looked for where the packages install them', (platform, arch, folders) => {
    const found = Object.values(findToolchains(root, {platform, arch})).map(({bsc}) =>
      path
        .dirname(bsc)
        .replaceAll(path.sep, '/')
        .replace(/^.*\/node_modules\//, ''),
    );
    expect(found.slice(-5).join(' ')).toBe(folders);
  });

  test('the error names a package that isn’t installed', () => {
    expect(() => findToolchains('/nowhere')).toThrow(
      `needs the package ${TOOLCHAINS[0]?.package}, which isn't installed. Run npm ci; for a new package,`,
    );
  });
});

test('on a machine without compilers, a source that could have options is left to the records', async () => {
  const source = {name: 'A.res', code: '@@jsxConfig({version: 4})\n'};
  const aix = {platform: 'aix', arch: 'ppc64'};
  const elsewhere = createCompilerService({siteDir: root, cacheDir: tmpdir(), machine: aix});
  expect(await elsewhere.guardOptions('v12.0.0', source)).toEqual({kind: 'allowed'});
  expect(elsewhere.unavailable('v12.0.0')).toMatch(/^rescript@[\d.]+ has no compiler for aix-ppc64, /);
});
