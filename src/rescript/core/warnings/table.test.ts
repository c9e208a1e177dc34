import {
  applySpec,
  findWarnings,
  levelOf,
  parseSpec,
  problemOfFlags,
  stateAfter,
  warningTable,
  withLevel,
  type WarningState,
  type WarningTable,
} from './table';

const USAGE = `  -w  <list>  Enable or disable warnings
                            default setting is +a-4
  -warn-error  <list>
                            Default setting is -a+5+8
`;

test('numbers, multi-line texts, letters and defaults are parsed', () => {
  const help = `  4 Fragile pattern matching: matching that
    goes on here.
  5 Partially applied function.
110 Todo found:
  A all warnings
  K warnings 4, 5.
  P Alias for warning 8.
`;
  const table = warningTable(help, USAGE);
  expect(table.warnings).toEqual([
    {number: 4, text: 'Fragile pattern matching: matching that goes on here', enabled: false, error: false},
    {number: 5, text: 'Partially applied function', enabled: true, error: true},
    {number: 110, text: 'Todo found', enabled: true, error: false},
  ]);
  expect([...table.groups]).toEqual([
    ['K', [4, 5]],
    ['P', [8]],
  ]);
  expect(table.defaults).toEqual({enabled: '+a-4', error: '-a+5+8'});
});

test('an unexpected help format is reported', () => {
  expect(() => warningTable('nothing', USAGE)).toThrow('prints no warnings');
  expect(() => warningTable('  4 Fragile.', 'nothing')).toThrow('prints no default settings');
});

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
