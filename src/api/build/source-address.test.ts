import path from 'node:path';
import {findToolchains} from '@site/src/compilers/build/toolchain';
import {apiSourceAddress} from '@site/src/api/build/service';

const siteDir = path.resolve(__dirname, '../../..');
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
