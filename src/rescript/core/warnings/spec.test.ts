import {applySpec, parseSpec, type WarningState} from '@site/src/rescript/core/warnings/spec';

const groups = new Map([
  ['C', [1, 2]],
  ['K', [32, 33]],
]);
const nothing: WarningState = {enabled: new Set(), error: new Set()};
const enabledBy = (spec: string): number[] =>
  [...applySpec(nothing, parseSpec(spec, groups), 'enabled').enabled].sort((a, b) => a - b);

test('numbers, ranges and letters', () => {
  expect(enabledBy('+8')).toEqual([8]);
  expect(enabledBy('+8..11-9')).toEqual([8, 10, 11]);
  expect(enabledBy('+C+k')).toEqual([1, 2, 32, 33]);
  expect(enabledBy('CK-1')).toEqual([2, 32, 33]);
  expect(enabledBy('+5Cc')).toEqual([5]);
  expect(enabledBy('+Q')).toEqual([]);
  expect(enabledBy('')).toEqual([]);
  expect(enabledBy('+a-1..998')).toEqual([999]);
});

test('@ enables a warning and makes it an error, for either flag', () => {
  for (const what of ['enabled', 'error'] as const) {
    const state = applySpec(nothing, parseSpec('@8', groups), what);
    expect([[...state.enabled], [...state.error]]).toEqual([[8], [8]]);
  }
  const state = applySpec(nothing, parseSpec('+8', groups), 'error');
  expect([[...state.enabled], [...state.error]]).toEqual([[], [8]]);
});

test('the given state isn’t modified', () => {
  const before: WarningState = {enabled: new Set([1]), error: new Set()};
  applySpec(before, parseSpec('-1', groups), 'enabled');
  expect([...before.enabled]).toEqual([1]);
});

test.each([
  ['8', '8'],
  ['+', '+'],
  ['+8,9', ',9'],
  ['+8 +9', ' +9'],
  ['*8', '*8'],
])('%s is reported as invalid at %s', (spec, at) => {
  expect(() => parseSpec(spec, groups)).toThrow(`: "${at}" must start with`);
});

test('a range that runs backwards is reported', () => {
  expect(() => parseSpec('+9..8', groups)).toThrow('9..8 runs backwards');
});
