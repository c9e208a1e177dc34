import {terminalText} from '../../scripts/videos/page';
import {typeInto} from '../../scripts/videos/typing';

const codes = (from: string, to: string): readonly string[] => typeInto(from, to).map(({code}) => code);

describe('typing from one text to another', () => {
  test('keeps the common parts and types the rest key by key', () => {
    expect(codes('let a = 1', 'let b = 1')).toEqual(['let a = 1', 'let  = 1', 'let b = 1']);
    expect(codes('at', 'abet')).toEqual(['at', 'abt', 'abet']);
  });
  test('ends with the target text, wherever they differ', () => {
    for (const [from, to] of [
      ['', 'x'],
      ['x', ''],
      ['aa', 'aaa'],
      ['one\ntwo', 'one\n  2\ntwo'],
      ['same', 'same'],
    ] as const) {
      expect(codes(from, to).at(-1)).toBe(to);
    }
  });
  test("brings a line's indentation along with its line break", () => {
    expect(codes('a', 'a\n    b')).toEqual(['a', 'a\n    ', 'a\n    b']);
  });
  test('puts the caret after the last key and takes the same time at every run', () => {
    const states = typeInto('ac', 'abc');
    expect(states.map(({caret}) => caret)).toEqual([1, 2]);
    expect(typeInto('ac', 'abc')).toEqual(states);
    expect(states.every(({ms}) => ms > 0)).toBe(true);
  });
});

describe('a program’s output', () => {
  test('becomes spans of colors', () => {
    expect(String(terminalText('This has type: \u001b[1;31mint\u001b[0m\r\n>>>> ok'))).toBe(
      'This has type: <span class="red">int</span>\n&gt;&gt;&gt;&gt; ok',
    );
  });
  test('keeps a color across line ends, and drops other control codes', () => {
    expect(String(terminalText('\u001b[33ma\nb\u001b[39m\u001b[2Kc'))).toBe('<span class="yellow">a\nb</span>c');
  });
});
