import {playgroundPath, readPlaygroundQuery, withCode, type PlaygroundState} from '../../../../src/lib/playground-link/link';

const queryOf = (path: string) => new URL(path, 'https://example.org').search;

test.each<PlaygroundState>([
  {code: 'let a = 1\n'},
  {code: 'let s = "żółć 日本 😀 + & = ?"\n', version: 'v12.0.0'},
  {code: 'let x = 1;', version: 'v8.0.0', syntax: 're'},
  {code: 'a'.repeat(5000), version: 'v11.0.0', module: 'commonjs'},
])('what is written is read: %#', (state) => {
  expect(readPlaygroundQuery(queryOf(playgroundPath(state)))).toEqual(state);
});

test('an address without code gets it in front', () => {
  const address = playgroundPath({version: 'v12.0.0'});
  expect(address).toBe('/try?version=v12.0.0');
  expect(withCode(`/base${address}`, 'let a = 1')).toBe(`/base${playgroundPath({code: 'let a = 1', version: 'v12.0.0'})}`);
});

test('links of the old site are read', () => {
  expect(readPlaygroundQuery('?ext=re&version=v12.0.0&module=nodejs&code=DYUwLgBAHhC8EEYg')).toEqual({code: 'let x = 1', version: 'v12.0.0', syntax: 're', module: 'commonjs'});
});

test('what cannot be meant is missing', () => {
  expect(readPlaygroundQuery('?version=latest&ext=exe&module=iife&code=!!!')).toEqual({});
  expect(readPlaygroundQuery('')).toEqual({});
});
