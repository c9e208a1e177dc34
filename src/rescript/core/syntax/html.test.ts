/** @jest-environment jsdom */
import {renderCode} from './html';
import type {Token} from './token';

const source = 'let a = 1\n// <b>\nlet c = "&"';
const tokens: readonly Token[] = [
  {kind: 'keyword', start: 0, end: 3},
  {kind: 'comment', start: 10, end: 16},
  {kind: 'keyword', start: 17, end: 20},
  {kind: 'string', start: 25, end: 28},
];
const textOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};

test('tokens are spans, and markup in the source is escaped', () => {
  expect(renderCode(source, tokens)).toBe(
    '<span class="k">let</span> a = 1\n<span class="c">// &lt;b></span>\n<span class="k">let</span> c = <span class="s">"&amp;"</span>',
  );
});

test('complete lines are highlighted, and adjacent lines are merged', () => {
  expect(renderCode(source, [], {highlight: [1, 2]})).toBe(
    '<span class="hl">let a = 1\n// &lt;b>\n</span>let c = "&amp;"',
  );
  expect(renderCode(source, [], {highlight: [3]})).toBe(
    'let a = 1\n// &lt;b>\n<span class="hl">let c = "&amp;"</span>',
  );
});

test('a mark can cross tokens and lines', () => {
  expect(renderCode(source, tokens, {marks: [{start: 1, end: 12}], highlight: [1]})).toBe(
    '<span class="hl"><span class="k">l</span><mark><span class="k">et</span> a = 1\n</mark></span><mark><span class="c">//</span></mark><span class="c"> &lt;b></span>\n<span class="k">let</span> c = <span class="s">"&amp;"</span>',
  );
});

test('overlapping marks are merged', () => {
  expect(
    renderCode('abcdef', [], {
      marks: [
        {start: 3, end: 5},
        {start: 1, end: 4},
      ],
    }),
  ).toBe('a<mark>bcde</mark>f');
});

test('whatever the decorations, the text is the source', () => {
  for (const highlight of [[], [1], [2, 3], [1, 2, 3]]) {
    for (const marks of [
      [],
      [{start: 0, end: 28}],
      [
        {start: 8, end: 18},
        {start: 26, end: 27},
      ],
    ]) {
      expect(textOf(renderCode(source, tokens, {highlight, marks}))).toBe(source);
    }
  }
});
