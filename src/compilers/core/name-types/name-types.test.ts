import {readAnswers, typeOf} from './answers';
import {layOut, namesOf} from './layout';
import {packTypes, unpackTypes} from '../../../examples/core/page-types';

const namesIn = (source: string): string =>
  namesOf(source)
    .map(({start, end}) => source.slice(start, end))
    .join(' ');
const hover = (value: string): unknown => ({contents: {kind: 'markdown', value}});

describe('the names of a source', () => {
  test('are values, types, fields, labels and constructors, but no keywords, text or HTML tags', () => {
    expect(namesIn('let area = (~width: float) => Some(width *. 2.5) // area\n')).toBe('area width float Some width');
    expect(namesIn('let x = <p title="y"> {`${name} is`->React.string} </p>')).toBe('x title name string');
    expect(namesIn("type t<'a> = #ok | #error")).toBe('t');
  });

  test('leave out the modules of a path, unless they are the file’s own', () => {
    expect(namesIn('let n = Belt.Array.length(xs)')).toBe('n length xs');
    expect(namesIn('module M = {let a = 1}\nlet b = M.a')).toBe('M a b M a');
  });
});

describe('the layout', () => {
  const layOutAll = (source: string, breaks = true, unit: 'bytes' | 'utf16' = 'utf16') =>
    layOut(source, {breaks, unit});

  test('puts a mark under every name', () => {
    const source = 'let total = add(one, two)\n';
    const {rounds} = layOutAll(source);
    const asked = rounds.flatMap(({code, marks}) =>
      marks.map(({line, column}) => {
        const lines = code.split('\n');
        expect(lines[line + 1]).toBe(`//${' '.repeat(column - 2)}^hov`);
        return /^\w+/.exec(lines[line]!.slice(column))?.[0];
      }),
    );
    expect(asked.sort()).toEqual(['add', 'one', 'total', 'two']);
    expect(rounds).toHaveLength(1);
  });

  test('all rounds have the lines of the compiled source', () => {
    const {code, rounds} = layOutAll('let f = (a, b) => g(a b, c)\n', false);
    const shape = (text: string): readonly string[] => text.split('\n').map((line) => line.replace(/^\/\/.*/, '//'));
    expect(rounds.length).toBeGreaterThan(2);
    for (const round of rounds) expect(shape(round.code)).toEqual(shape(code));
  });

  test('text keeps its lines and its spaces', () => {
    const text = '`two\n  lines`';
    expect(layOutAll(`let x = ${text}\nlet y = x\n`).code).toContain(text);
  });

  test('columns are bytes where the compiler counts bytes', () => {
    const [utf16, bytes] = (['utf16', 'bytes'] as const).map(
      (unit) => layOutAll('let x = "é" ++ y\n', false, unit).rounds[1]?.marks[0]?.column,
    );
    expect([utf16, bytes]).toEqual([17, 18]);
  });
});

describe('answers of the tool', () => {
  test('are found between everything else it prints', () => {
    expect(
      readAnswers(
        'Hover src/A.res 2:5\n{"contents": {"value": "a"}}\n\nHover src/A.res 7:4\nNothing at that position. Now trying to use completion.\nnull\n',
      ),
    ).toEqual([
      {line: 2, column: 5, value: {contents: {value: 'a'}}},
      {line: 7, column: 4, value: null},
    ]);
  });

  test('have a type, the start of a comment, and the types it names', () => {
    expect(
      typeOf(
        hover(
          '```rescript\narray<song>\n```\n---\n All songs. \n\n## Examples\n\n---\n\n```\n \n```\n```rescript\ntype song = {title: string}\n```\nGo to: [Type definition](command:x)\n',
        ),
      ),
    ).toEqual({type: 'array<song>', docs: 'All songs.', expands: ['type song = {title: string}']});
  });

  test('a module has its name, and its content when it is short', () => {
    const long = Array.from({length: 50}, (_, index) => `  let value${index}: int`).join('\n');
    expect(
      typeOf(
        hover(
          `\n\nA mutable array.\n---\n\n\`\`\`\n \n\`\`\`\n\`\`\`rescript\nmodule Stdlib_Array: {\n${long}\n}\n\`\`\``,
        ),
      ),
    ).toEqual({
      type: 'module Stdlib_Array',
      docs: 'A mutable array.',
    });
    expect(typeOf(hover('```rescript\nmodule M: {\n  let a: int\n}\n```'))?.type).toBe('module M: {\n  let a: int\n}');
  });

  test('a comment that starts with code has no first sentence; without an answer there’s no type', () => {
    expect(typeOf(hover('```rescript\nint\n```\n---\n```\nf(1)\n```\n'))).toEqual({type: 'int'});
    expect([typeOf(null), typeOf({}), typeOf(hover('text'))]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the file of a page', () => {
  const names = [
    {start: 4, end: 9, type: 'int', docs: 'All.'},
    {start: 12, end: 15, type: 'int => int', api: 'core/int#f', expands: ['type t = int']},
  ];

  test('gives back what was put in, with each text once', () => {
    const page = packTypes('/docs/manual/latest/api/', [
      {source: 'let total = f(1)', names},
      {source: 'let other = f(2)', names},
    ]);
    expect(unpackTypes(page, 'let total = f(1)')).toEqual(names);
    expect(page.texts).toEqual(['int', 'All.', 'int => int', 'core/int#f', 'type t = int']);
    expect(page.names).toHaveLength(2);
  });

  test('says nothing about another source, nor about one with two meanings', () => {
    const page = packTypes('/', [
      {source: 'a', names},
      {source: 'a', names: []},
      {source: 'b', names},
    ]);
    expect(unpackTypes(page, 'a')).toEqual([]);
    expect(unpackTypes(page, 'let total = f(2)')).toEqual([]);
    expect(unpackTypes(page, 'b')).toEqual(names);
  });
});
