import {callAt} from '@site/src/editor/core/completion/call';
import type {VersionNames} from '@site/src/editor/core/completion/version-names';

const names: VersionNames = {
  open: 'Stdlib',
  modules: {
    Stdlib: ["ignore\t'a => unit"],
    Array: ["map\t(array<'a>, 'a => 'b) => array<'b>", 'make\t(~length: int, int) => array<int>'],
    Int: ['toString\t(int, ~radix: int=?) => string', 'mod\t(int, int) => int'],
    'Int.Constants': ['maxValue\tint'],
  },
};

/** The signature at the end of the code, with the parameter being written in brackets. */
function called(code: string, types: Readonly<Record<string, string>> = {}): string | undefined {
  const typeOf = (from: number, to: number) => types[code.slice(from, to)];
  const call = callAt({code, at: code.length, names, opened: [], typeOf});
  if (!call) return undefined;
  const [before, parameter, after] = call.signature;
  return `${before}[${parameter}]${after}`;
}

test.each([
  ['Array.map(', "Array.map: ([array<'a>], 'a => 'b) => array<'b>"],
  ['Array.map([1, 2], ', "Array.map: (array<'a>, ['a => 'b]) => array<'b>"],
  ['Array.map([(1, 2), (3', "Array.map: ([array<'a>], 'a => 'b) => array<'b>"],
  ['let b = a->Array.map(', "Array.map: (array<'a>, ['a => 'b]) => array<'b>"],
  ['Array.map(["a, b", "c"], x => x ++ ', "Array.map: (array<'a>, ['a => 'b]) => array<'b>"],
  ['Int.toString(1, ~radix=', 'Int.toString: (int, [~radix: int=?]) => string'],
  ['Array.make(~length=3, ', 'Array.make: (~length: int, [int]) => array<int>'],
  ['Int.mod(1, ', 'Int.mod: (int, [int]) => int'],
  ['Int.mod(1, 2, ', 'Int.mod: (int, int) => int[]'],
  ['ignore(Int.mod(1, 2), ', "ignore: 'a => unit[]"],
  ['ignore(', "ignore: ['a] => unit"],
])('%s', (code, signature) => {
  expect(called(code)).toBe(signature);
});

test('a function of the source, as the compiler last knew it', () => {
  expect(called('let add = (a, b) => a + b\nlet c = add(1, ', {add: '(int, int) => int'})).toBe(
    'add: (int, [int]) => int',
  );
});

test.each(['Array.map', 'Array.map([1], f)', 'Int.Constants.maxValue(', 'nothing(', 'if (', '(1, ', 'let a = [', ''])(
  'no call of a known function: %s',
  (code) => {
    expect(called(code)).toBeUndefined();
  },
);
