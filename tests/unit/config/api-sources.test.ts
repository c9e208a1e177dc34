import {apiSourceAddress} from '@site/src/config/api-sources';

test.each([
  ['v12.0.0', 'stdlib', 'runtime/Stdlib_Array.resi', 'https://github.com/rescript-lang/rescript/blob/v12.2.0/packages/@rescript/runtime/Stdlib_Array.resi#L7'],
  ['v11.0.0', 'core', 'intl/Core__Intl.res', 'https://github.com/rescript-association/rescript-core/blob/1.6.1/src/intl/Core__Intl.res#L7'],
  ['v8.0.0', 'belt', 'others/belt_Array.mli', 'https://github.com/rescript-lang/rescript/blob/8.4.2/jscomp/others/belt_Array.mli#L7'],
] as const)('%s %s', (version, library, file, address) => expect(apiSourceAddress(version, library, file, 7)).toBe(address));

test('a version without a repository', () => {
  expect(apiSourceAddress('v7.0.0', 'js', 'js.ml', 1)).toBeUndefined();
});
