/** @jest-environment jsdom */
import {startApiIndex} from './api-index';

const section = (anchor: string, name: string, kind: string, code: string): string =>
  `<section><h2 id="${anchor}"><a href="#${anchor}">${name}</a></h2><p class="facts">${kind} · since v12</p><pre><code>${code}</code></pre></section>`;

const links = (): (string | null)[] => [...document.querySelectorAll('form a')].map(({textContent}) => textContent);
const field = (): HTMLInputElement => document.querySelector('input')!;
const type = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event('input', {bubbles: true}));
};
const press = (target: Element, key: string, more: KeyboardEventInit = {}): void =>
  void target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...more}));

beforeEach(() => {
  history.replaceState(null, '', '/api/array');
  document.body.innerHTML = `<form data-api-index data-count="{count} of {total}"><input type="search"><p role="status"></p><div></div></form>
    <div class="items">${[
      section('t', 't', 'type', "type t&lt;'a> = array&lt;'a>"),
      section('map', 'map', 'value', "let map: (array&lt;'a>, 'a => 'b) => array&lt;'b>"),
      section('flatmap', 'flatMap', 'value', "let flatMap: (array&lt;'a>, 'a => array&lt;'b>) => array&lt;'b>"),
      section('length', 'length', 'value', "let length: array&lt;'a> => int"),
      section('reduce', 'reduce', 'value', "let reduce: (\n  array&lt;'a>,\n  'b,\n  ('b, 'a) => 'b,\n) => 'b"),
    ].join('')}</div>`;
  startApiIndex(document);
});

test('every item is listed with its type, by kind', () => {
  expect(links()).toEqual(['t', 'map', 'flatMap', 'length', 'reduce']);
  expect([...document.querySelectorAll('form div p')].map(({textContent}) => textContent)).toEqual(['type', 'value']);
  expect([...document.querySelectorAll('form code')].map(({textContent}) => textContent)).toEqual([
    "array<'a>",
    "(array<'a>, 'a => 'b) => array<'b>",
    "(array<'a>, 'a => array<'b>) => array<'b>",
    "array<'a> => int",
    "(array<'a>, 'b, ('b, 'a) => 'b) => 'b",
  ]);
});

test('a name, or the beginning of one, filters; names that begin with it come first', () => {
  type('map');
  expect(links()).toEqual(['map', 'flatMap']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 of 5');
  type('');
  expect(links()).toHaveLength(5);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

test('the URL keeps the filter', () => {
  type('map');
  expect(location.search).toBe('?q=map');
  document.querySelector('form > div')!.replaceChildren();
  field().value = '';
  startApiIndex(document);
  expect([field().value, links()]).toEqual(['map', ['map', 'flatMap']]);
});

test('a type filters by type', () => {
  type('array<string> => int');
  expect(links()[0]).toBe('length');
  expect(links()).not.toContain('t');
});

test('the arrows go through the items, and Enter in the field opens the first', async () => {
  type('map');
  field().focus();
  for (const composing of [{isComposing: true}, {keyCode: 229}])
    for (const key of ['ArrowDown', 'Enter']) press(field(), key, composing);
  expect(document.activeElement).toBe(field());
  expect(window.location.hash).toBe('');
  press(field(), 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('map');
  press(document.activeElement!, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('flatMap');
  press(document.activeElement!, 'ArrowUp');
  press(document.activeElement!, 'ArrowUp');
  expect(document.activeElement).toBe(field());
  press(field(), 'Enter');
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, {once: true}));
  expect(window.location.hash).toBe('#map');
});
