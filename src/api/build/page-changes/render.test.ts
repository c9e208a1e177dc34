/** @jest-environment jsdom */
import {englishWords} from '@site/src/kit/core/built-component/built-component';
import {PAGE_CHANGES_LABELS, renderPageChanges, type PageChanges} from '@site/src/api/build/page-changes/render';

const words = englishWords(PAGE_CHANGES_LABELS);
const nothing: PageChanges = {
  before: 'v11',
  added: [],
  replaced: [],
  onlyNow: [],
  onlyBefore: [],
};

test('a closed list with one line for each kind of change', () => {
  const {html} = renderPageChanges(
    {
      before: 'v11',
      added: [{text: 'Lazy.get', address: '/api/lazy#get'}],
      replaced: [
        {before: 'Option.getExn', now: {text: 'Option.getOrThrow', address: '/api/option#get'}},
        {before: 'Js.gone'},
      ],
      onlyNow: [
        {text: '', address: '#'},
        {text: 'Loops & more', address: '#loops'},
      ],
      onlyBefore: [{text: 'Char', address: '/latest/page#char'}],
    },
    words,
  );
  document.body.innerHTML = String(html);
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.querySelector('summary')?.textContent).toBe('What changed on this page since v11');
  expect([...document.querySelectorAll('li')].map(({textContent}) => textContent)).toEqual([
    'New names in the examples: Lazy.get',
    'Removed or deprecated names that v11 used here: Option.getExn → Option.getOrThrow, Js.gone',
    "Examples that don't compile in v11: beginning of the page, Loops & more",
    "Examples of v11 that don't compile anymore: Char",
  ]);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/api/lazy#get',
    '/api/option#get',
    '#',
    '#loops',
    '/latest/page#char',
  ]);
});

test('nothing at all if nothing changed', () => {
  expect(renderPageChanges(nothing, words).html).toBe('');
});
