import {sizeInWords} from './number';

test.each([
  [0, '0 KB'],
  [10, '1 KB'],
  [357_600, '358 KB'],
  [2_449_000, '2.4 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
