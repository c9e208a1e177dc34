import {createExplainer, type ErrorPage} from '@site/src/errors/core/explain';

const page = (slug: string, ...messages: readonly string[]): ErrorPage => ({slug, title: slug, messages});
const {explain, search} = createExplainer([
  page('wrong-type', "This has type: … But it's expected to have type: …"),
  page('option', "This has type: option<… But it's expected to have type: …"),
  page('convert', 'This has type: … You can convert … to … with …'),
  page('keyword', '… is a reserved keyword'),
  page('warning-8', 'You forgot to handle a possible case here, for example: …'),
  page('warning-26', 'unused variable …'),
]);
const slugOf = (message: string): string | undefined => explain(message)?.slug;

test('names and types in a message may be any', () => {
  expect(slugOf("This has type: cart But it's expected to have type: array<item>")).toBe('wrong-type');
});

test('line breaks, indentation, code and other quotes make no difference', () => {
  const pasted = [
    "  We've found a bug for you!",
    '  /home/ada/shop/src/Cart.res:3:7-12',
    '',
    '  1 │ // "is a reserved keyword"',
    '  3 │ let x: string = cart',
    '',
    '  This has type: cart',
    '  But it’s expected to have type: string',
  ];
  expect(slugOf(pasted.join('\r\n'))).toBe('wrong-type');
  expect(slugOf('`in` is a reserved keyword')).toBe('keyword');
});

test('a special case comes before the general one, and a hint at the end before both', () => {
  expect(slugOf("This has type: option<int> But it's expected to have type: int")).toBe('option');
  const hint = "This has type: int But it's expected to have type: string You can convert int to string with f.";
  expect(slugOf(hint)).toBe('convert');
});

test('a warning is found by its number, whatever it says', () => {
  expect(slugOf('Warning number 26\n\n  You forgot to handle a possible case here, for example: None')).toBe(
    'warning-26',
  );
  expect(slugOf('Warning number 2')).toBeUndefined();
});

test('of several messages, the error counts, and not a warning before it', () => {
  const warning = 'Warning number 26\n  unused variable x.\n';
  const error = "We've found a bug for you!\n  This has type: a But it's expected to have type: b\n";
  expect(slugOf(`${warning}${error}`)).toBe('wrong-type');
  expect(slugOf(`Warning number 8 (configured as error)\n  x\n${warning}`)).toBe('warning-8');
});

test('a text that no page explains finds nothing, but a part of a message finds similar pages', () => {
  expect(slugOf('Good morning')).toBeUndefined();
  expect(slugOf('')).toBeUndefined();
  expect(search('Good morning')).toEqual([]);
  expect(search('forgot to handle possible case')[0]?.slug).toBe('warning-8');
});

test('the page that explains a message comes first in a search', () => {
  const found = search("This has type: option<int> But it's expected to have type: int").map(({slug}) => slug);
  expect(found[0]).toBe('option');
  expect(new Set(found).size).toBe(found.length);
});
