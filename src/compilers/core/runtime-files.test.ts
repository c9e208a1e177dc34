import {resolveImport, type RuntimeFiles} from './runtime-files';

const addresses = {
  vendor: '/runtime/vendor/19/',
  versions: {'v11.0.0': '/runtime/v11.0.0/x/', 'v8.0.0': '/runtime/v8.0.0/x/'},
};
const files: RuntimeFiles = {
  std: ['belt_Array.js', 'caml.js', 'Stdlib_Array.js'],
  core: ['Core__Array.js'],
  react: ['RescriptReactRouter.js', 'ReactDOMRe.js'],
};
const base = '/runtime/v11.0.0/x/';

test.each([
  ['rescript/lib/es6/belt_Array.js', `${base}std/belt_Array.js`],
  ['@rescript/runtime/lib/es6/Stdlib_Array.js', `${base}std/Stdlib_Array.js`],
  ['bs-platform/lib/es6/caml.js', `${base}std/caml.js`],
  ['@rescript/core/lib/es6/Core__Array.js', `${base}core/Core__Array.js`],
  ['@rescript/core/src/Core__Array.bs.mjs', `${base}core/Core__Array.js`],
  ['@rescript/react/lib/es6/src/RescriptReactRouter.js', `${base}react/RescriptReactRouter.js`],
  ['reason-react/lib/es6/ReactDOMRe.js', `${base}react/ReactDOMRe.js`],
  ['./stdlib/belt_Array.js', `${base}std/belt_Array.js`],
  ['./stdlib/Belt_Array.js', `${base}std/belt_Array.js`],
  ['./stdlib/core__Array.js', `${base}core/Core__Array.js`],
  ['./stdlib/RescriptReactRouter.js', `${base}react/RescriptReactRouter.js`],
  ['react', '/runtime/vendor/19/react.js'],
  ['react/jsx-runtime', '/runtime/vendor/19/react-jsx-runtime.js'],
  ['react-dom/client', '/runtime/vendor/19/react-dom-client.js'],
])('%s', (specifier, address) => {
  expect(resolveImport(specifier, 'v11.0.0', files, addresses)).toBe(address);
});

test.each([
  'node:fs',
  './Other.js',
  '../x.js',
  'rescript/lib/es6/unknown.js',
  '/etc/passwd',
  'https://example.org/x.js',
  'rescript',
  'lodash/lib/es6/caml.js',
  './stdlib/../../x.js',
  'react-dom/test-utils',
])('%s is nowhere', (specifier) => {
  expect(resolveImport(specifier, 'v11.0.0', files, addresses)).toBeUndefined();
});

test('a runtime file’s own imports stay in its folder', () => {
  expect(resolveImport('./caml.js', 'v11.0.0', files, addresses, `${base}std/belt_Array.js`)).toBe(
    `${base}std/caml.js`,
  );
  expect(resolveImport('react', 'v11.0.0', files, addresses, `${base}react/ReactDOMRe.js`)).toBe(
    '/runtime/vendor/19/react.js',
  );
});

test('a version without a runtime has nothing', () => {
  expect(resolveImport('rescript/lib/es6/caml.js', 'v7.0.0', files, addresses)).toBeUndefined();
});
