import {warningTable} from '@site/src/rescript/core/warnings/table';

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
