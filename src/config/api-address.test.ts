import {apiAddress} from '@site/src/config/api-address';
import {versionLines} from '@site/src/config/versions';

const {next, latest} = versionLines.api;

test.each([
  [next.id, {path: ''}, '/docs/manual/next/api'],
  [latest.id, {path: 'core/array', anchor: 'map'}, '/docs/manual/latest/api/core/array#map'],
  ['v8.0.0', {path: 'js/array-2', anchor: undefined}, '/docs/manual/v8.0.0/api/js/array-2'],
])('%s %j', (version, place, address) => expect(apiAddress(version, place)).toBe(address));

test('a version that does not exist', () => {
  expect(() => apiAddress('v7.0.0', {path: ''})).toThrow(
    "The manual doesn't have version v7.0.0, so neither does the API reference.",
  );
});
