import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findToolchains} from '@site/src/compilers/build/toolchain';
import {TOOLCHAINS} from '@site/src/compilers/build/toolchains';
import {createCompilerService} from '@site/src/compilers/build/service';
import {apiServiceOf, apiSourceAddress, createApiService} from '@site/src/api/build/service';

const siteDir = path.resolve(__dirname, '../../..');
const empty = mkdtempSync(path.join(os.tmpdir(), 'api-service-'));
afterAll(() => rmSync(empty, {recursive: true}));

test('names of every version lead to their pages', async () => {
  const service = apiServiceOf(siteDir);
  const place = async (version: string, name: string): Promise<string> => {
    const found = await service.resolve(version, name);
    return found.kind === 'found' ? `${found.path}#${found.anchor ?? ''}` : found.error;
  };
  expect(await place('v12.0.0', 'Array.map')).toBe('stdlib/array#map');
  expect(await place('v11.0.0', 'Array.map')).toBe('core/array#map');
  expect(await place('v10.0.0', 'Belt.Map.String')).toBe('belt/map-string#');
  expect(await place('v8.0.0', 'Js.Typed_array.Int8Array.make')).toBe('js/typed-array_int-8-array#make');
  expect(await place('v9.0.0', 'Array.map')).toBe(
    "Array.map doesn't exist in the API of v9.0.0. Similar names: Belt.Array.map, Js.Array.map.",
  );
});

test('a version without packages', async () => {
  const service = apiServiceOf(siteDir);
  await expect(service.index('v7.0.0')).rejects.toThrow(
    `No packages are known for v7.0.0. Known versions: ${TOOLCHAINS.map(({version}) => version).join(', ')}.`,
  );
});

test('the error on a machine without binaries says what to do', async () => {
  const service = createApiService(
    createCompilerService({siteDir, cacheDir: empty, machine: {platform: 'aix', arch: 'ppc64'}}),
  );
  await expect(service.model('v12.0.0')).rejects.toThrow(
    /^The API reference of v12\.0\.0 needs node_modules.@rescript.aix-ppc64.bin.rescript-tools\.exe and node_modules.@rescript.aix-ppc64.bin.bsc\.exe, which can't run on aix-ppc64\. Build on linux-x64, or bring the folder \.cache\/api from there\.$/,
  );
});

test('a machine without the compilers before v11 reads their APIs too, in ReScript syntax', async () => {
  const own = createCompilerService({siteDir, cacheDir: empty});
  const old = ['v10.0.0', 'v9.0.0', 'v8.0.0'];
  const service = createApiService({
    ...own,
    unavailable: (version) => (old.includes(version) ? `no compiler of ${version}` : undefined),
    run: (program, ...rest) =>
      old.some((version) => program.startsWith(own.toolchain(version).folder + path.sep))
        ? Promise.reject(new Error(`${program} was called.`))
        : own.run(program, ...rest),
  });
  const signatureOf = async (version: string): Promise<string | undefined> =>
    (await service.model(version)).modules
      .find(({id}) => id === 'Belt.Array')
      ?.items.find(({name}) => name === 'length')?.signature;
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  for (const version of old) expect(await signatureOf(version)).toMatch(/^let length: (?:array|t)<'a> => int$/);
  expect(warn.mock.calls.flat().join('\n')).toContain(
    'v8.0.0: no compiler of v8.0.0, and its API reference has ReScript instead of Reason signatures.',
  );
  warn.mockRestore();
});

const toolchains = findToolchains(siteDir);
const release = (name: string): string =>
  jest.requireActual<{version: string}>(path.join(siteDir, 'node_modules', name, 'package.json')).version;

test.each([
  [
    'v12.0.0',
    'stdlib',
    'runtime/Stdlib_Array.resi',
    `https://github.com/rescript-lang/rescript/blob/v${release('rescript-v12')}/packages/@rescript/runtime/Stdlib_Array.resi#L7`,
  ],
  [
    'v11.0.0',
    'core',
    'intl/Core__Intl.res',
    `https://github.com/rescript-association/rescript-core/blob/${release('@rescript/core')}/src/intl/Core__Intl.res#L7`,
  ],
  [
    'v11.0.0',
    'belt',
    'others/belt_Array.mli',
    `https://github.com/rescript-lang/rescript/blob/v${release('rescript')}/jscomp/others/belt_Array.mli#L7`,
  ],
  [
    'v8.0.0',
    'belt',
    'others/belt_Array.mli',
    `https://github.com/rescript-lang/rescript/blob/${release('bs-platform')}/jscomp/others/belt_Array.mli#L7`,
  ],
] as const)('the sources of %s %s are those of the installed package', (version, library, file, address) =>
  expect(apiSourceAddress(toolchains[version]!, library, file, 7)).toBe(address),
);
