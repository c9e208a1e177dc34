import {nameValues, reportValues} from './expression-values';

const spansOf = (source: string, ...texts: readonly string[]) =>
  texts.map((text) => ({start: source.indexOf(text), end: source.indexOf(text) + text.length}));

test('an expression becomes a report of its value', () => {
  const source = 'let items = [1]\nitems->Array.length\n';
  const changed = reportValues(source, spansOf(source, 'items->Array.length'));
  expect(changed.texts).toEqual(['items->Array.length']);
  expect(changed.source).toMatch(/\nlet items = \[1\]\nreportValue\(0, items->Array\.length\)\n$/);
});

test('of a comparison, the left side is reported; of anything else, the whole', () => {
  const left = (expression: string): string => reportValues(expression, spansOf(expression, expression)).texts[0]!;
  expect(left('[1, 2]->Array.map(x => x == 1) == [true, false]')).toBe('[1, 2]->Array.map(x => x == 1)');
  expect(left('name === "a == b"')).toBe('name');
  expect(left('a == b && b == c')).toBe('a == b && b == c');
  expect(left('(a == b)')).toBe('(a == b)');
  expect(left('list\n  ->List.size')).toBe('list->List.size');
  expect(left('a'.repeat(100))).toHaveLength(72);
});

test('the texts are put into the JavaScript', () => {
  expect(nameValues('console.value(0, 3);\nconsole.value(1, "é");\n', ['a', 'say("hi")'])).toBe(
    'console.value("a", 3);\nconsole.value("say(\\"hi\\")", "é");\n',
  );
});
