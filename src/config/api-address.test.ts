import {apiAddress, isLeftOut} from '@site/src/config/api-address';
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

test('only addresses in a version that isn’t built are left out', () => {
  const built = ['/base/docs/manual/latest/api', '/base/docs/manual/next/api'];
  const leftOut = (address: string): boolean => isLeftOut(`/base/docs/manual/${address}`, built);
  const {older} = versionLines.api;
  expect(older.length).toBeGreaterThan(0);
  for (const {path} of older)
    for (const place of ['api', 'api/js/json', 'api/js/json#kind']) expect(leftOut(`${path}/${place}`)).toBe(true);
  for (const address of ['latest/api/js/nowhere', 'next/api#a', 'v7.0.0/api/js', `${older[0]!.path}/record`, 'latest'])
    expect({address, leftOut: leftOut(address)}).toEqual({address, leftOut: false});
  expect(isLeftOut(`/docs/manual/${older[0]!.path}/api`, [`/docs/manual/${older[0]!.path}/api`])).toBe(false);
});
