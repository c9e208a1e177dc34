import type {EngineVersion} from './engine';
import {chooseVersion, findRelease, jsxModes, manualOf, newestFirst} from './releases';
import {VERSIONS} from '../../../tests/support/fake-engine';

const release = (version: string, manual: string): EngineVersion => ({version, manual, syntaxes: ['res']});
const all = [
  release('v11.1.4', 'v11.0.0'),
  release('v12.0.0-rc.1', 'v12.0.0'),
  release('v12.0.0', 'v12.0.0'),
  release('v12.10.0', 'v12.0.0'),
  release('v12.2.0', 'v12.0.0'),
];

test('a manual version selects its newest release, and a release selects itself', () => {
  expect(findRelease(all, 'v12.0.0')?.version).toBe('v12.10.0');
  expect(findRelease(all, 'v12.2.0')?.version).toBe('v12.2.0');
  expect(findRelease(all, 'v12.0.0-rc.1')?.version).toBe('v12.0.0-rc.1');
  expect(findRelease(all, 'v9.0.0')).toBeUndefined();
});

test('newest first, as numbers', () => {
  expect(newestFirst(all).map(({version}) => version)).toEqual([
    'v12.10.0',
    'v12.2.0',
    'v12.0.0',
    'v12.0.0-rc.1',
    'v11.1.4',
  ]);
});

test('a pre-release is only meant if there is nothing else', () => {
  const early = [release('v12.1.0-rc.2', 'v12.0.0'), release('v12.0.0', 'v12.0.0'), release('v11.0.0-rc.9', 'v11.0.0')];
  expect(findRelease(early, 'v12.0.0')?.version).toBe('v12.0.0');
  expect(findRelease(early, 'v11.0.0')?.version).toBe('v11.0.0-rc.9');
});

test('pre-releases of a version to come have the newest manual', () => {
  expect(manualOf('v13.0.0-alpha.1', ['v12.0.0', 'v11.0.0'])).toBe('v12.0.0');
  expect(manualOf('v13.0.0', ['v12.0.0', 'v11.0.0'])).toBeUndefined();
});

test('a release belongs to the manual of its major version', () => {
  expect(manualOf('v10.1.4', ['v12.0.0', 'v10.0.0'])).toBe('v10.0.0');
  expect(manualOf('v7.3.2', ['v12.0.0', 'v10.0.0'])).toBeUndefined();
  expect(manualOf('latest', ['v12.0.0'])).toBeUndefined();
});

test.each([
  ['v12.0.0', 'v12.10.0'],
  ['v12.2.0', 'v12.2.0'],
  ['v12.1.9', 'v12.2.0'],
  ['v12.9.9', 'v12.10.0'],
  ['v12.99.0', 'v12.10.0'],
  ['v12.0.0-rc.1', 'v12.2.0'],
  ['v11.0.0', 'v11.1.4'],
  ['v8.4.2', 'v8.4.2'],
  ['v9.0.0', undefined],
  ['nonsense', undefined],
])('the version %s selects %s', (wanted, release) => {
  const newer: EngineVersion = {version: 'v12.10.0', manual: 'v12.0.0', syntaxes: ['res']};
  expect(chooseVersion(wanted, [...VERSIONS, newer])?.version).toBe(release);
});

test('the JSX modes by version', () => {
  expect(['v12.0.0', 'v11.0.0', 'v10.0.0', 'v9.0.0'].map((manual) => jsxModes(manual).length)).toEqual([2, 2, 2, 0]);
});
