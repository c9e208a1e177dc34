import {isTypo, scoreAll, type Searchable} from '@site/src/lists/core/score';

const item = (name: string, words = '', text = ''): Searchable => ({name, words, text});

const items = [
  item('->', 'pipe arrow chain', 'Passes the value on its left'),
  item('|>', 'old pipe triangle'),
  item('...', 'spread rest copy'),
  item('@as', 'another name rename'),
  item('@@warning', 'warnings of a file'),
  item('@warning', 'warnings'),
  item('%raw', 'raw expression javascript'),
  item('%%raw', 'raw statements javascript'),
  item('~arg', 'labeled argument'),
  item('~arg=?', 'optional labeled argument'),
  item('#value', 'polymorphic variant'),
  item("'a", 'type parameter generic'),
  item('/re/', 'regular expression'),
  item('/', 'divide'),
  item('-', 'subtract minus'),
  item('""', 'string text'),
  item('() => {}', 'function arrow'),
  item('switch', 'pattern match'),
  item('__LINE__', 'line location'),
];

/** The matching names, best first. */
function found(query: string): string[] {
  const points = scoreAll(items, query);
  return items
    .map(({name}, index) => ({name, points: points[index] ?? 0}))
    .filter((one) => one.points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({name}) => name);
}

test.each([
  ['->', '->'],
  ['items->Array.map', '->'],
  ['->Array.map(f)', '->'],
  ['|>', '|>'],
  ['...', '...'],
  ['...rest', '...'],
  ['@as', '@as'],
  ['@as("x")', '@as'],
  ['as', '@as'],
  ['@@warning', '@@warning'],
  ['%raw', '%raw'],
  ['%%raw("x")', '%%raw'],
  ['~from', '~arg'],
  ['~from=?', '~arg=?'],
  ['#left', '#value'],
  ["'item", "'a"],
  ['/\\d+/', '/re/'],
  ['"hello"', '""'],
  ['() => {}', '() => {}'],
  ['() =>', '() => {}'],
  ['SWITCH', 'switch'],
  ['line', '__LINE__'],
  ['generic', "'a"],
  ['spread', '...'],
  ['pipe', '->'],
])('%s finds %s first', (query, name) => expect(found(query)[0]).toBe(name));

test('all words must match, in any order', () => {
  expect(found('argument optional')).toEqual(['~arg=?']);
  expect(found('raw pipe')).toEqual([]);
});

test('typos are tolerated, but only if nothing matches without them', () => {
  expect(found('spraed')).toEqual(['...']);
  expect(found('polymorfic')).toEqual(['#value']);
  expect(found('swich')).toEqual(['switch']);
  expect(found('pipe')).toEqual(expect.arrayContaining(['->', '|>']));
});

test('an empty query matches everything, and nonsense matches nothing', () => {
  expect(found(' ')).toHaveLength(items.length);
  expect(found('xyzzy')).toEqual([]);
  expect(found('@nope')).toEqual([]);
});

test('one typo in a word of four letters, two in a word of eight', () => {
  expect(isTypo('spaed', 'spread')).toBe(false);
  expect(isTypo('sprad', 'spread')).toBe(true);
  expect(isTypo('psread', 'spread')).toBe(true);
  expect(isTypo('for', 'far')).toBe(false);
  expect(isTypo('paramater', 'parameter')).toBe(true);
  expect(isTypo('interpoaltoin', 'interpolation')).toBe(true);
});

test('accents don’t count', () => {
  const items = [{name: '"hi"', words: 'chaîne de caractères', text: ''}];
  expect(scoreAll(items, 'chaine')).toEqual(scoreAll(items, 'chaîne'));
  expect(scoreAll(items, 'chaine')[0]).toBeGreaterThan(0);
});
