import {findByType, readTypeQuery, readValueType, unificationCost} from './find-by-type';
import {parseType, typeKey} from './parse-type';

const cost = (asked: string, given: string): number | undefined => {
  const [query, value] = [readTypeQuery(asked), readValueType(given)];
  if (!query || !value) throw new Error(`${asked} or ${given} isn't a function type.`);
  return unificationCost(query, value);
};

test.each([
  "array<'a> => option<'a>",
  'string => int',
  '(a, b) => c',
  'let map: (array<a>, a => b) => array<b>',
  'f: unit => promise<unit>',
  '() => float',
  '(~at: int=?, string) => {..}',
  '[#a | #b] => string',
  "array<'a> => opt",
  '(array<string',
  '(. string, int) => bool',
])('%s is a type query if it has an arrow', (query) => {
  expect(readTypeQuery(query) !== undefined).toBe(query.includes('=>'));
});

test.each([
  '=>',
  '=> x',
  'x => x + 1',
  '| Some(x) => x',
  'switch x { | A => 1 }',
  'let f = x => x',
  'Array.map',
  'arrow function =>',
  'a->b',
  '"text" => 1',
])("%s isn't a type", (query) => {
  expect(readTypeQuery(query)).toBeUndefined();
});

test('open brackets are closed at the end of the query, and missing parts match anything', () => {
  expect(parseType("(array<'a>, 'a => bool")).toEqual(parseType("(array<'a>, 'a => bool)"));
  expect(cost('array<string> =>', 'array<string> => int')).toBe(2);
});

test('type variable names don’t matter, and consecutive arrows are one function', () => {
  expect(cost("array<'x> => option<'x>", "array<'1> => option<'1>")).toBe(0);
  expect(cost("array<'a> => ('a => 'b) => array<'b>", "(array<'1>, '1 => '2) => array<'2>")).toBe(0);
  expect(cost('array<a> => option<a>', "array<'1> => option<'1>")).toBe(0);
});

test('differences in order, labels and optional arguments lower the score', () => {
  const exact = cost("('a => bool, array<'a>) => array<'a>", "('1 => bool, array<'1>) => array<'1>");
  const swapped = cost("('a => bool, array<'a>) => array<'a>", "(array<'1>, '1 => bool) => array<'1>");
  const labeled = cost('(int, string) => string', '(~length: int, string) => string');
  const optional = cost('int => string', '(int, ~radix: int=?) => string');
  expect(exact).toBe(0);
  for (const price of [swapped, labeled, optional]) {
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThan(1);
  }
});

test('a more general type costs more than an exact match, and a more specific one even more', () => {
  const general = cost('string => string', "'1 => '1") ?? NaN;
  const special = cost("'a => 'a", 'string => string') ?? NaN;
  const missing = cost('string => int', '(string, string) => int') ?? NaN;
  expect(general).toBeGreaterThan(1);
  expect(special).toBeGreaterThan(1);
  expect(missing).toBeGreaterThan(Math.max(general, special));
});

test('values that don’t match are omitted', () => {
  expect(cost('string => int', 'string => float')).toBeUndefined();
  expect(cost("array<'a> => option<'a>", "'1 => option<'1>")).toBeUndefined();
  expect(cost('string => int', '(string, string, string) => int')).toBeUndefined();
  expect(cost('(string, int) => int', 'string => int')).toBeUndefined();
});

test.each([
  ['Js.Json.t', 'JSON.t', true],
  ['Array.t', 'array', true],
  ['Js.Re.t', 'RegExp.t', true],
  ['Belt.Set.String.t', 'string', false],
  ['Belt.Map.t', 'Map.t', false],
])('%s and %s: the same type is %s', (one, other, same) => {
  expect(typeKey(one) === typeKey(other)).toBe(same);
});

test('the best match comes first, and of equal ones, the one with the smaller handicap', () => {
  const values = ["(array<'1>, int) => option<'1>", "array<'1> => option<'1>", "array<'1> => option<'1>"].map(
    (type, at) => ({type: readValueType(type)!, handicap: at === 1 ? 0.5 : 0}),
  );
  expect(findByType(readTypeQuery("array<'a> => option<'a>")!, values)).toEqual([2, 1, 0]);
});
