import {apiAddress} from '@site/src/config/api-address';

test.each([
  ['v12.0.0', {path: ''}, '/docs/manual/next/api'],
  ['v11.0.0', {path: 'core/array', anchor: 'map'}, '/docs/manual/latest/api/core/array#map'],
  ['v8.0.0', {path: 'js/array-2', anchor: undefined}, '/docs/manual/v8.0.0/api/js/array-2'],
])('%s %j', (version, place, address) => expect(apiAddress(version, place)).toBe(address));

test('a version that does not exist', () => {
  expect(() => apiAddress('v7.0.0', {path: ''})).toThrow('There is no manual version v7.0.0, so it has no API reference.');
});
