import {applyFix, quickFixes} from './quick-fix';

/** A problem about a part of a source, and what the source becomes with each fix. */
function fixed(code: string, part: string, message: string): readonly string[] {
  const before = code.slice(0, code.lastIndexOf(part)).split('\n');
  const [row, column] = [before.length, before.at(-1)?.length ?? 0];
  const problem = {kind: 'error', message, row, column, endRow: row, endColumn: column + part.length} as const;
  return quickFixes(problem, code).map((fix) => applyFix(code, fix));
}

test.each([
  ['let b = lenght', 'lenght', "The value lenght can't be found\n\n  Hint: Did you mean length?", ['let b = length']],
  [
    'let a = 1\nlet n = Array.lenght([])',
    'Array.lenght',
    "The value lenght can't be found in Array\n\nHint: Did you mean length?",
    ['let a = 1\nlet n = Array.length([])'],
  ],
  [
    'let n = Aray.length([])',
    'Aray.length',
    "The module or file Aray can't be found.\n\nHint: Did you mean Array?",
    ['let n = Array.length([])'],
  ],
  ['let x = aa', 'aa', "The value aa can't be found\nHint: Did you mean ab or ac?", ['let x = ab', 'let x = ac']],
  [
    'let x = {titel: 1}',
    'titel',
    'The field titel does not belong to type song\n\nThis record expression is expected to have type song\n\nHint: Did you mean\n  title?',
    ['let x = {title: 1}'],
  ],
  ['<Route />', 'Route', "The value Route can't be found. Did you mean route instead of Route?", ['<route />']],
  [
    'paint("red")',
    '"red"',
    'The constant passed matches … Did you mean to pass this as a polymorphic variant? If so, rewrite "red" to #red',
    ['paint(#red)'],
  ],
  ['paint("dark-red")', '"dark-red"', 'rewrite "dark-red" to #"dark-red"', ['paint(#"dark-red")']],
  ['if a = b {', '=', 'Did you mean `==` here?', ['if a == b {']],
  ['type Cup = int', 'Cup', 'Did you mean `cup` instead of `Cup`?', ['type cup = int']],
  [
    'type t = {"a": int, b: int}',
    'b',
    'It needs quoted field names. Did you mean "b"?',
    ['type t = {"a": int, "b": int}'],
  ],
  ['f(1_000)', '1_000', 'If this is a literal, try a number with a trailing dot (e.g. 20.).', ['f(1_000.)']],
  ['f(2.0)', '2.0', 'If this is a literal, try a number without a trailing dot (e.g. 20).', ['f(2)']],
])('%s', (code, part, message, expected) => {
  expect(fixed(code, part, message)).toEqual(expected);
});

test.each([
  ['let x = load()', 'load()', 'Did you mean to await this promise before using it?'],
  ['let x = a := b', ':=', 'Did you mean `==` here?'],
  ['type t = {"a": int, b: int}', 'int', 'An object type declaration needs quoted field names. Did you mean "b"?'],
  ['f(count)', 'count', 'If this is a literal, try a number with a trailing dot (e.g. 20.).'],
  ['f(2.5)', '2.5', 'If this is a literal, try a number without a trailing dot (e.g. 20).'],
  ['let x = a', 'a', "The value a can't be found"],
  ['let x = other', 'other', "The value lenght can't be found. Hint: Did you mean length?"],
  ['let x = "blue"', '"blue"', 'If so, rewrite "red" to #red'],
])('%s has no fix: %s, %s', (code, part, message) => {
  expect(fixed(code, part, message)).toEqual([]);
});
