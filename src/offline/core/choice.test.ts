import {lacksCompiler, switchPart} from './choice';
import type {Part, PartKind} from './manifest';

const part = (id: string, kind: PartKind, label = ''): Part => ({
  id,
  kind,
  label,
  start: '/',
  files: 1,
  bytes: 1,
  download: 1,
});
const COMPILERS = ['v12.1.0', 'v11.1.3', 'v10.1.4'].map((release) => part(`compiler-${release}`, 'compiler', release));
const PARTS = [part('manual-latest', 'manual', 'v11'), part('playground', 'playground'), ...COMPILERS];

const after = (chosen: readonly string[], id: string, isChosen: boolean, parts = PARTS): readonly string[] =>
  [...switchPart(new Set(chosen), id, isChosen, parts, 'v11.0.0')].sort();

test('selecting a compiler selects the playground, and deselecting the playground deselects it', () => {
  expect(after(['manual-latest'], 'compiler-v12.1.0', true)).toEqual([
    'compiler-v12.1.0',
    'manual-latest',
    'playground',
  ]);
  expect(after(['playground', 'compiler-v12.1.0', 'compiler-v10.1.4', 'manual-latest'], 'playground', false)).toEqual([
    'manual-latest',
  ]);
  expect(after(['playground', 'compiler-v12.1.0', 'compiler-v10.1.4'], 'compiler-v10.1.4', false)).toEqual([
    'compiler-v12.1.0',
    'playground',
  ]);
});

test('the playground selects the latest version’s compiler, unless one is selected', () => {
  expect(after([], 'playground', true)).toEqual(['compiler-v11.1.3', 'playground']);
  expect(after(['compiler-v12.1.0'], 'playground', true)).toEqual(['compiler-v12.1.0', 'playground']);
  expect(
    after(
      [],
      'playground',
      true,
      PARTS.filter(({label}) => label !== 'v11.1.3'),
    ),
  ).toEqual(['compiler-v12.1.0', 'playground']);
  expect(after([], 'playground', true, PARTS.slice(0, 2))).toEqual(['playground']);
});

test('other parts are independent', () => {
  expect(after(['playground'], 'manual-latest', true)).toEqual(['manual-latest', 'playground']);
  expect(after(['playground', 'manual-latest'], 'manual-latest', false)).toEqual(['playground']);
});

test('a playground without any compiler is distinguished from one with a compiler', () => {
  expect(lacksCompiler(new Set(['playground']), PARTS)).toBe(true);
  expect(lacksCompiler(new Set(['playground', 'compiler-v12.1.0']), PARTS)).toBe(false);
  expect(lacksCompiler(new Set(['manual-latest']), PARTS)).toBe(false);
});
