import {PUBLIC_BUNDLES, PUBLIC_RELEASES} from '../../config/bundles';
import {bundleBase, findBundles} from './bundles';
import {root} from '../../../tests/support/examples-site';

const base = 'https://compilers.example';
const offline = (() => Promise.reject(new Error('no network'))) as typeof fetch;

let warnings: string;
beforeEach(() => {
  warnings = '';
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void (warnings += text));
});
afterEach(() => jest.restoreAllMocks());

test('the address: the variable, or the public one; an empty variable means none', () => {
  expect(bundleBase(root, {baseUrl: '/', bundleUrl: base})).toBe(base);
  expect(bundleBase(root, {baseUrl: '/', bundleUrl: ''})).toBeUndefined();
  expect(bundleBase('/nowhere', {baseUrl: '/', bundleUrl: undefined})).toBe(PUBLIC_BUNDLES);
});

test('the list of another host is read during the build', async () => {
  const request = jest.fn(() => Promise.resolve(new Response('["v12.1.0", "v13.0.0"]')));
  expect(await findBundles(base, request)).toEqual({base, releases: ['v12.1.0', 'v13.0.0']});
  expect(request).toHaveBeenCalledWith(`${base}/playground-bundles/versions.json`, expect.anything());
  expect(warnings).toBe('');
});

test("a list on this site isn't there yet during the build, so the browser reads it", async () => {
  expect(await findBundles('/playground-bundles', offline)).toEqual({base: '/playground-bundles'});
  expect(await findBundles(undefined, offline)).toBeUndefined();
});

test('without a network, the public address has its known releases; another is asked by the browser', async () => {
  expect(await findBundles(PUBLIC_BUNDLES, offline)).toEqual({base: PUBLIC_BUNDLES, releases: PUBLIC_RELEASES});
  expect(warnings).toContain('src/config/bundles.ts');
  expect(await findBundles(base, () => Promise.resolve(new Response('no', {status: 500})))).toEqual({base});
  expect(warnings).toContain('status 500');
  expect(warnings).toContain('requires CORS');
});
