import {cardPath, cardText, parseCardText} from './card';
import {drawCard, layTitle} from './draw';

test('a card’s text can be parsed again, whatever the title contains', () => {
  const card = {title: 'a | b', place: 'Language Manual v11'};
  expect(parseCardText(cardText(card))).toEqual(card);
});

test('the same text has the same image, and different text a different one', () => {
  const path = cardPath({title: 'Record', place: 'API v11'});
  expect(path).toMatch(/^\/cards\/[\da-f]{16}\.png$/);
  expect(cardPath({title: 'Record', place: 'API v11'})).toBe(path);
  expect(cardPath({title: 'Record', place: 'API v12'})).not.toBe(path);
});

test('short titles are large, long ones smaller, and none is cut', () => {
  expect(layTitle('Record')).toEqual({size: 104, lines: ['Record']});
  const long = layTitle('Every example on this site is compiled by the compiler of its own version');
  expect(long.size).toBeLessThan(104);
  expect(long.lines.join(' ')).toBe('Every example on this site is compiled by the compiler of its own version');
});

test('a long name breaks at the start of its words', () => {
  const {lines} = layTitle('Typed_array.Uint8ClampedArrayFromBufferSource');
  expect(lines.join('')).toBe('Typed_array.Uint8ClampedArrayFromBufferSource');
  expect(lines.slice(1).every((line) => /^[A-Z]/.test(line))).toBe(true);
});

test('an extremely long title is cut with an ellipsis', () => {
  const {lines} = layTitle('word '.repeat(200));
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/…$/);
});

test('titles are escaped', () => {
  expect(drawCard({title: '<script> & "x"', place: '<b>'})).toContain('&lt;script&gt; &amp; &quot;x&quot;');
  expect(drawCard({title: 'x', place: '<b>'})).not.toContain('<b>');
});

test('a card in a script the fonts don’t have shows the name only', () => {
  const card = drawCard({title: 'لغة البرمجة ReScript', place: 'JavaScript المستقبل'});
  expect(card).toBe(drawCard({title: 'ReScript', place: ''}));
  expect(drawCard({title: 'Nouveautés…', place: 'Manuel v11'})).toContain('Nouveautés…');
});
