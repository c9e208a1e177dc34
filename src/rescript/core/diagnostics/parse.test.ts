import {parseDiagnostics, spanOf, type Diagnostic} from './parse';

const TYPE_ERROR = `
  We've found a bug for you!
  Playground.res:2:17-20

  1 │ let x = 1
  2 │ let y: string = x
  3 │ 

  This has type: \x1b[1;31mint\x1b[0m
  But it's expected to have type: \x1b[1;33mstring\x1b[0m
  
`;

test('a type error: its position, and the printed text without colors and indentation', () => {
  expect(parseDiagnostics(TYPE_ERROR)).toEqual([
    {
      kind: 'error',
      asError: false,
      file: 'Playground.res',
      range: {start: {line: 2, column: 17}, end: {line: 2, column: 20}},
      text: "We've found a bug for you!\nPlayground.res:2:17-20\n\n1 │ let x = 1\n2 │ let y: string = x\n3 │\n\nThis has type: int\nBut it's expected to have type: string",
    },
  ]);
});

test('several messages, positions of one character and of several lines, warnings with and without error status', () => {
  const output = `
  Syntax error!
  /tmp/a b/Playground.res:1:8-2:3

  This let-binding misses an expression


  Warning number 8
  Playground.res:3:1

  You forgot a case


  Warning number 109 (configured as error) 
  Playground.res:4:1-3

  This is at the top level.
`;
  const shown = parseDiagnostics(output).map(
    ({kind, warning, asError, file, range}) =>
      `${kind} ${warning} ${asError} ${file} ${range?.start.line}:${range?.start.column}-${range?.end.line}:${range?.end.column}`,
  );
  expect(shown).toEqual([
    'syntax undefined false /tmp/a b/Playground.res 1:8-2:3',
    'warning 8 false Playground.res 3:1-3:1',
    'warning 109 true Playground.res 4:1-4:3',
  ]);
});

test("Reason's and ML's parsers count columns from 0, with an exclusive end", () => {
  expect(
    parseDiagnostics(
      'File "Playground.re", line 1, characters 10-12:\nError: Unclosed "(" (opened line 1, column 8)\n',
    ),
  ).toMatchObject([
    {kind: 'syntax', file: 'Playground.re', range: {start: {line: 1, column: 11}, end: {line: 1, column: 12}}},
  ]);
});

test('a message that only names the file has no range', () => {
  const [diagnostic] = parseDiagnostics(
    "\n  We've found a bug for you!\n  Playground.re\n  \n  There's been an error running Reason's parser on a file.\n",
  );
  expect(diagnostic).toMatchObject({kind: 'error', file: 'Playground.re'});
  expect(diagnostic?.range).toBeUndefined();
});

test('text that is indented less keeps its indentation', () => {
  const [diagnostic] = parseDiagnostics(
    '\n  Warning number 26\n  A.res:1:2\n\n  unused variable q.\n\nFix this by:\n- Deleting it\n',
  );
  expect(diagnostic?.text).toBe(
    '  Warning number 26\n  A.res:1:2\n\n  unused variable q.\n\nFix this by:\n- Deleting it',
  );
});

test('other output has no diagnostics', () => {
  expect(parseDiagnostics('unknown option: -x\n')).toEqual([]);
});

const at = (startLine: number, startColumn: number, endLine = startLine, endColumn = startColumn): Diagnostic => ({
  kind: 'error',
  asError: false,
  text: '',
  range: {start: {line: startLine, column: startColumn}, end: {line: endLine, column: endColumn}},
});
const source = 'let z = "żółć日本😀"; let y: int = "x"\nlet a = 1\n';

test('v11 and later count UTF-16 code units, v8 to v10 count bytes; both give the same position', () => {
  const span = {start: 33, end: 36};
  expect(source.slice(span.start, span.end)).toBe('"x"');
  expect(spanOf(at(1, 34, 1, 36), source, 'utf16')).toEqual(span);
  expect(spanOf(at(1, 44, 1, 46), source, 'bytes')).toEqual(span);
});

test('a range can span lines', () => {
  const span = spanOf(at(1, 34, 2, 3), source, 'utf16')!;
  expect(source.slice(span.start, span.end)).toBe('"x"\nlet');
});

test('a column past the end of the line is clamped, an empty place is one character', () => {
  expect(spanOf(at(2, 99), 'a\nbc\n', 'utf16')).toEqual({start: 4, end: 5});
  expect(spanOf(at(2, 1, 2, 0), 'a\nbc\n', 'utf16')).toEqual({start: 2, end: 3});
});

test('a position outside the source has no range', () => {
  expect(spanOf(at(9, 1), source, 'utf16')).toBeUndefined();
  expect(spanOf({kind: 'error', asError: false, text: ''}, source, 'utf16')).toBeUndefined();
});
