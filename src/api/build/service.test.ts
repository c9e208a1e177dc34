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
    /^The API reference of v12\.0\.0 needs node_modules.@rescript.aix-ppc64.bin.rescript-tools\.exe, which its package does not have for aix-ppc64\. Build on linux-x64, or bring the folder \.cache\/api from there\.$/,
  );
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
