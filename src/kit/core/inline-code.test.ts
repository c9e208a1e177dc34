import {isWord} from './inline-code';

test.each(['->', '|>', 'a->f', '-w', '--watch', 'a-b', 'a/b', '!a', 'a?.b', 'text->String.length', '//'])(
  '%s stays on one line',
  (code) => {
    expect(isWord(code)).toBe(true);
  },
);

test.each(['-', 'map', 'Array.map', 'a -> b', 'let f', 'the-long-name-of-one-file', ''])(
  '"%s" breaks as it does',
  (code) => {
    expect(isWord(code)).toBe(false);
  },
);
