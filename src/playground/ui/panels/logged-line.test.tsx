/** @jest-environment jsdom */
import {fireEvent, render} from '@testing-library/react';
import LoggedLine from './LoggedLine';

/** @returns the element around the line */
const show = (values: readonly string[], copies: readonly unknown[], opens = true): HTMLElement =>
  render(<LoggedLine values={values} copies={copies} opens={opens} />).container;

/** What a browser does when the summary is activated. */
function toggle(details: HTMLDetailsElement): void {
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}
const detailsIn = (place: HTMLElement): HTMLDetailsElement[] => [...place.querySelectorAll('details')];

const nested = {
  text: '{ a: {…} }',
  parts: [
    ['a', {text: '[1]', parts: [['0', '1']], more: 0}],
    ['b', 'true'],
  ],
  more: 3,
};

test('parts are rendered once their value is opened, level by level', () => {
  const place = show(['total', '{ a: [1], b: true }'], [undefined, nested]);
  expect(place.textContent).toBe('total { a: {…} }');
  toggle(detailsIn(place)[0]!);
  expect([...place.querySelectorAll('li')].map(({textContent}) => textContent)).toEqual([
    'a: [1]',
    'b: true',
    'Not shown: 3',
  ]);
  toggle(detailsIn(place)[1]!);
  expect(place.textContent).toContain('a: [1]0: 1');
  toggle(detailsIn(place)[0]!);
  expect(place.textContent).toBe('total { a: {…} }');
});

test('a value that doesn’t fit on a line is open, unless there are many lines', () => {
  expect(detailsIn(show(['{\n  a: [1],\n  b: true\n}'], [nested])).map(({open}) => open)).toEqual([true, false]);
  expect(detailsIn(show(['{\n  a: [1],\n  b: true\n}'], [nested], false)).map(({open}) => open)).toEqual([false]);
});

const cycle: {text: string; parts: unknown[]; more: number} = {text: 'cycle', parts: [], more: 0};
cycle.parts.push(['self', cycle]);

test.each<[string, unknown, string]>([
  ['a string', 'text', 'as text'],
  ['null', null, 'as text'],
  ['no parts', {text: 'x'}, 'as text'],
  ['a text that isn’t one', {text: {}, parts: []}, 'as text'],
  [
    'parts that are none',
    {text: 'x', parts: [1, null, ['a'], [{}, 'b'], ['c', {html: '<b>'}]], more: 'many'},
    'xa: bc: ',
  ],
  ['markup', {text: '<img src=x>', parts: [['<b>', '<i>']], more: 0}, '<img src=x><b>: <i>'],
  ['a cycle', cycle, 'cycleself: cycle'],
])('a program may send %s', (_, copy, text) => {
  const place = show(['as text'], [copy]);
  const [first] = detailsIn(place);
  if (first) toggle(first);
  expect(place.textContent).toBe(text);
  expect(place.querySelector('img, b, i')).toBeNull();
});

test('no more than a hundred parts are rendered', () => {
  const parts = Array.from({length: 5_000}, (_, index) => [String(index), 'x']);
  const place = show(['[\n  many\n]'], [{text: '[many]', parts, more: 0}]);
  expect(place.querySelectorAll('li')).toHaveLength(100);
});
