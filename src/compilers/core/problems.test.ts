import {messageOf, problemsOf} from './problems';

const file = 'Playground.res';

test('an error has a position in UTF-16 code units, whatever unit its compiler uses', () => {
  const source = 'let x = ("é", 1 + "a")';
  const printed = (column: string): string =>
    `\n  We've found a bug for you!\n  Playground.res:1:${column}\n\n  1 │ let x = ("é", 1 + "a")\n\n  This has type: \x1b[1;31mstring\x1b[0m\n  But it's expected: int\n`;
  const problem = {
    row: 1,
    column: 18,
    endRow: 1,
    endColumn: 21,
    kind: 'error',
    message: "This has type: string\nBut it's expected: int",
  };
  expect(problemsOf(printed('19-21'), {source, file, unit: 'utf16'})).toEqual([problem]);
  expect(problemsOf(printed('20-22'), {source, file, unit: 'bytes'})).toEqual([problem]);
});

test('warnings keep their number, even as errors, and duplicates are removed', () => {
  const warning = '\n  Warning number 8\n  Playground.res:2:1-3\n\n  1 │ a\n  2 │ bcd\n\n  You forgot a case.\n';
  const fatal =
    '\n  Warning number 109 (configured as error)\n  Playground.res:2:1\n\n  1 │ a\n\n  Toplevel expression.\n';
  expect(problemsOf(warning + warning + fatal, {source: 'a\nbcd', file, unit: 'utf16'})).toEqual([
    {row: 2, column: 0, endRow: 2, endColumn: 3, kind: 'warning', warning: 8, message: 'You forgot a case.'},
    {row: 2, column: 0, endRow: 2, endColumn: 1, kind: 'error', warning: 109, message: 'Toplevel expression.'},
  ]);
});

test('problems without a position are at the start of the source', () => {
  const printed =
    "\n  We've found a bug for you!\n  command line\n\n  The module or file Nope can't be found.\n  - Sorry\n";
  expect(problemsOf(printed, {source: 'a', file, unit: 'utf16'})).toEqual([
    {
      row: 1,
      column: 0,
      endRow: 1,
      endColumn: 0,
      kind: 'error',
      message: "The module or file Nope can't be found.\n- Sorry",
    },
  ]);
});

test('Reason’s parser', () => {
  expect(
    problemsOf('File "Playground.re", line 2, characters 8-9:\nError: Syntax error\n', {
      source: 'let x = 1;\nlet y = ;',
      file: 'Playground.re',
      unit: 'bytes',
    }),
  ).toEqual([{row: 2, column: 8, endRow: 2, endColumn: 9, kind: 'error', message: 'Syntax error'}]);
});

test("v8 wraps long lines of the excerpt, which aren't part of the message", () => {
  expect(
    messageOf(
      'Warning number 8\nPlayground.res:2:14-40\n\n1 │ let make = () => <p> {React.string("hi"\n)} </p> }\n2 │ let f\n\nYou forgot a case.',
    ),
  ).toBe('You forgot a case.');
});

test('a message alone is unchanged', () => {
  expect(messageOf('Just\n\n\n\nwords')).toBe('Just\n\nwords');
});
