import {markSource, readPairs, statementsOf} from './line-pairs';
import {lexRescript} from '../../../rescript/core/syntax/rescript';

const SOURCE = `type song = {
  title: string,
}

@module("./tour.js")
external length: string => int = "length"

let describe = name => {
  let km = length(name)
  switch km {
  | 0 => "none"
  | _ => name
  }
}

let song = {
  title: "Northern Line",
}
`;
const statements = (source: string, from = 0) => statementsOf(source, lexRescript(source), from);

test('the statements of a file and of its blocks, with their lines', () => {
  expect(statements(SOURCE).map(({line, end, depth}) => [line, end, depth])).toEqual([
    [0, 3, 0],
    [4, 6, 0],
    [7, 14, 0],
    [8, 9, 1],
    [9, 13, 1],
    [15, 18, 0],
  ]);
  expect(statements(SOURCE, 7).map(({line}) => line)).toEqual([7, 8, 9, 15]);
});

test('each statement gets a mark before it, and the file one at its end', () => {
  const source = 'let a = f()\nlet g = () => {\n  f()\n}\n';
  expect(markSource(source, statements(source)).split('\n').slice(1)).toEqual([
    'markLine(0)',
    'let a = f()',
    'markLine(1)',
    'let g = () => {',
    'markLine(2)',
    '  f()',
    '}',
    'markLine(4)',
    '',
  ]);
});

const JS = 'function g() {\n  return f();\n}\n\nlet b = 2;\n\nlet a = {\n  x: 1\n};\n\nexport {\n  g,\n  b,\n  a,\n}\n';
const MARKED =
  'markLine(0);\n\nmarkLine(1);\n\nfunction g() {\n  markLine(2);\n  return f();\n}\n\nmarkLine(4);\n\nlet b = 2;\n\nmarkLine(5);\n\nlet a = {\n  x: 1\n};\n\nexport {\n  g,\n  b,\n  a,\n}\n';
const TEXT = 'let a = {x: 1}\nlet g = () => {\n  f()\n}\nlet b = f()\n';

test('the lines after a mark are those of its statement; a constant behind the last mark has its name', () => {
  expect(readPairs(JS, MARKED, statements(TEXT))).toEqual([
    [1, 4, 0, 3],
    [2, 3, 1, 2],
    [4, 5, 4, 5],
    [0, 1, 6, 9],
  ]);
});

test('if the marks changed anything else, nothing is known', () => {
  expect(readPairs(JS, MARKED.replace('let b = 2', 'let b = f()'), statements(TEXT))).toBeUndefined();
  expect(readPairs(JS, MARKED.replace('markLine(4);\n', ''), statements(TEXT))).toBeUndefined();
});
