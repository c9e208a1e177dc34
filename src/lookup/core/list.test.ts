/** @jest-environment jsdom */
import {englishWords} from '@site/src/kit/core/built-component/built-component';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import type {LookupEntry} from '@site/src/lookup/core/entry';
import {LOOKUP_LABELS, renderLookupList} from '@site/src/lookup/core/list';

const entry: LookupEntry = {
  id: 'spreads',
  syntax: '"..." <b>',
  title: 'Spread',
  summary: 'Copies <everything>.',
  kind: 'construct',
  keywords: ['rest'],
  links: [],
  see: [],
};
const old: LookupEntry = {...entry, id: 'old', kind: 'operator', deprecated: {since: 'v12', instead: 'x'}};

test('an item has the data for searching, and text is escaped', () => {
  const {html, anchors, links, kinds} = renderLookupList(
    [{entry, sample: '<span class="k">let</span>'}],
    englishWords(LOOKUP_LABELS),
    '/base/syntax-lookup',
  );
  document.body.innerHTML = html;
  const item = document.querySelector<HTMLElement>('#spreads')!;
  expect(item.dataset).toMatchObject({kind: 'construct', name: '"..." <b>', words: 'spread rest'});
  expect(item.querySelector('a')?.getAttribute('href')).toBe('/base/syntax-lookup/spreads');
  expect(item.querySelector('p')?.textContent).toBe('Copies <everything>.');
  expect(item.querySelector('b')).toBeNull();
  expect(kinds[1]).toEqual({value: 'operator', label: 'Operators'});
  expect([anchors, links]).toEqual([['spreads'], ['/base/syntax-lookup/spreads']]);
});

test('an entry that isn’t translated is marked as English', () => {
  const listed = [{entry, sample: '', language: UNTRANSLATED}];
  document.body.innerHTML = renderLookupList(listed, englishWords(LOOKUP_LABELS), '/syntax-lookup').html;
  const marked = [...document.querySelectorAll('[lang=en][dir=ltr]')].map(({textContent}) => textContent);
  expect(marked).toEqual(['Spread', 'Copies <everything>.']);
});

test('kinds are sections in their order, without empty ones; outdated syntax is struck through and says since when', () => {
  const listed = [entry, old].map((one) => ({entry: one, sample: ''}));
  document.body.innerHTML = renderLookupList(listed, englishWords(LOOKUP_LABELS), '/syntax-lookup').html;
  expect([...document.querySelectorAll('h2')].map(({textContent}) => textContent)).toEqual([
    'Operators',
    'Language constructs',
  ]);
  expect(document.querySelector('#old s code')).not.toBeNull();
  expect(document.querySelector('#old em')?.textContent).toBe('outdated since v12');
  expect(document.querySelector('#spreads em')).toBeNull();
});
