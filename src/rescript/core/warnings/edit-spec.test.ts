import {findWarnings, levelOf, problemOfFlags, stateAfter, withLevel} from './edit-spec';
import type {WarningTable} from './table';

const table: WarningTable = {
  warnings: [
    {number: 4, text: 'Fragile pattern matching', enabled: false, error: false},
    {number: 8, text: 'Partial match: missing cases', enabled: true, error: true},
    {number: 26, text: 'Suspicious unused variable', enabled: true, error: false},
    {number: 27, text: 'Innocuous unused variable', enabled: true, error: false},
  ],
  groups: new Map([['X', [26, 27]]]),
  defaults: {enabled: '+a-4', error: '-a+8'},
};
const level = (spec: string, number: number) => levelOf(stateAfter(table, spec), number);

test('flags start from the compiler’s defaults', () => {
  expect([
    level('', 4),
    level('', 8),
    level('', 26),
    level('-26', 26),
    level('@26', 26),
    level('-X', 27),
    level('+A', 4),
  ]).toEqual(['off', 'error', 'on', 'off', 'error', 'off', 'on']);
  expect(() => stateAfter(table, 'nonsense!')).toThrow("isn't a list of warnings");
});

test('changing the level of one warning doesn’t affect the others', () => {
  expect(withLevel(table, '', 26, 'off')).toBe('-26');
  expect(withLevel(table, '-26', 26, 'on')).toBe('');
  expect(withLevel(table, '-26', 26, 'error')).toBe('@26');
  expect(withLevel(table, '-27-26+4', 26, 'error')).toBe('-27+4@26');
  expect(withLevel(table, '-X', 26, 'on')).toBe('-X+26');
  expect(withLevel(table, '+2..4', 4, 'off')).toBe('+2..4-4');
  expect(withLevel(table, '-8', 8, 'error')).toBe('');
  for (const number of [4, 8, 26, 27]) {
    for (const wanted of ['off', 'error'] as const)
      expect(level(withLevel(table, '-X@4', number, wanted), number)).toBe(wanted);
  }
});

test('warnings are found by the start of their number and by words', () => {
  const found = (query: string) => findWarnings(table.warnings, query).map(({number}) => number);
  expect([found(''), found('2'), found('26'), found('UNUSED var'), found('unused 27'), found('nothing')]).toEqual([
    [4, 8, 26, 27],
    [26, 27],
    [26],
    [26, 27],
    [27],
    [],
  ]);
});

test('flags that cannot be used are reported in a sentence', () => {
  expect(problemOfFlags(table, '+26@8-4..999')).toBeUndefined();
  expect(problemOfFlags(table, '+9999')).toBe("This compiler doesn't have a warning 9999. Its highest number is 27.");
  expect(problemOfFlags(table, '-30..40')).toContain('30');
  expect(problemOfFlags(table, 'nonsense!')).toContain("isn't a list of warnings");
});
