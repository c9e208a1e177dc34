import {compressToEncodedURIComponent} from 'lz-string';
import {decompressCode} from './decompress';

const LIMIT = 100_000;

test.each(['', 'a', 'ab', 'aaaaaaaaaaaaaaaaaaaa', 'let x = 1\n', 'żółć 日本 😀', '\ud83d', 'abcabcabcabc'.repeat(500)])(
  'reads lz-string’s output: %#',
  (code) => {
    expect(decompressCode(compressToEncodedURIComponent(code), LIMIT)).toEqual({code});
  },
);

test('every 16-bit character', () => {
  const code = Array.from({length: 65_536}, (_, unit) => String.fromCharCode(unit)).join('');
  expect(decompressCode(compressToEncodedURIComponent(code), LIMIT)).toEqual({code});
});

test('anything after the end is ignored', () => {
  expect(decompressCode(`${compressToEncodedURIComponent('let x = 1')}}`, LIMIT)).toEqual({code: 'let x = 1'});
});

test('truncated data and other data are reported as damaged', () => {
  const whole = compressToEncodedURIComponent('let answer = 42\nConsole.log(answer)\n');
  for (let length = 0; length < whole.length - 1; length++)
    expect(decompressCode(whole.slice(0, length), LIMIT)).toEqual({damage: 'damaged'});
  for (const text of ['!!!', '<script>', '////', '%%%', '\u0000'])
    expect(decompressCode(text, LIMIT)).toEqual({damage: 'damaged'});
});

test('no text makes it throw or run forever', () => {
  for (let seed = 1; seed < 500; seed++) {
    const text = Array.from(
      {length: 60},
      (_, index) =>
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'[(seed * 31 + index * index * seed) % 64],
    ).join('');
    const read = decompressCode(text, LIMIT);
    expect('code' in read || ['damaged', 'too-large'].includes(read.damage)).toBe(true);
  }
});
