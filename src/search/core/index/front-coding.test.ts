import {readWords, writeWords} from './front-coding';

test('words are written without what they share with the one before', () => {
  expect(writeWords(['array', 'arraybuffer', 'arrays', 'b'])).toBe('0array\n5buffer\n5s\n0b');
});

test.each([[[]], [['->', '@as', 'a']], [['a'.repeat(50), `${'a'.repeat(50)}b`]], [['Ärger', 'Ärmel', '数', '数字']]])(
  'reads what it wrote: %j',
  (words) => expect(readWords(writeWords(words))).toEqual(words),
);
