import {chooseVersion, jsxModes} from './releases';
import {diffLines} from './line-diff';
import {defaultOpen, withVersion} from './settings';
import {settingsOf} from './playground-link/state';
import {VERSIONS} from '../../../tests/support/fake-engine';

test('the release a version selects', () => {
  const newer = {version: 'v12.10.0', manual: 'v12.0.0', syntaxes: ['res']} as const;
  const meant = (wanted: string) => chooseVersion(wanted, [...VERSIONS, newer])?.version;
  expect(
    [
      'v12.0.0',
      'v12.2.0',
      'v12.1.9',
      'v12.9.9',
      'v12.99.0',
      'v12.0.0-rc.1',
      'v11.0.0',
      'v8.4.2',
      'v9.0.0',
      'nonsense',
    ].map(meant),
  ).toEqual([
    'v12.10.0',
    'v12.2.0',
    'v12.2.0',
    'v12.10.0',
    'v12.10.0',
    'v12.2.0',
    'v11.1.4',
    'v8.4.2',
    undefined,
    undefined,
  ]);
});

test('the JSX modes by version', () => {
  expect(['v12.0.0', 'v11.0.0', 'v10.0.0', 'v9.0.0'].map((manual) => jsxModes(manual).length)).toEqual([2, 2, 2, 0]);
});

test('v11 opens Core unless the reader changes it', () => {
  expect([defaultOpen('v11.1.4'), defaultOpen('v12.0.0'), defaultOpen('v1')]).toEqual([['RescriptCore'], [], []]);
  const settings = settingsOf({}, 'v11.0.0');
  expect(withVersion(settings, 'v12.0.0').open).toEqual([]);
  expect(withVersion({...settings, open: []}, 'v12.0.0').open).toEqual([]);
  expect(withVersion(withVersion(settings, 'v12.0.0'), 'v11.0.0').open).toEqual(['RescriptCore']);
});

describe('different lines', () => {
  const shape = (before: string, after: string) =>
    diffLines(before, after)?.map(({kind, text}) => `${{same: ' ', added: '+', removed: '-'}[kind]}${text}`);

  test('are removed before they are added', () => {
    expect(shape('a\nb\nc\n', 'a\nx\nc\n')).toEqual([' a', '-b', '+x', ' c']);
    expect(shape('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c']);
    expect(shape('a', 'a')).toEqual([' a']);
  });

  test('texts that are too long aren’t compared', () => {
    expect(diffLines('a\n'.repeat(3000), 'b')).toBeUndefined();
  });
});
