/** @jest-environment jsdom */
import {englishWords} from '@site/src/kit/core/built-component/built-component';
import {renderVersionNews, versionNews, type VersionNews} from '@site/src/api/build/version-news';

const news: VersionNews = {
  added: [{name: 'dict literals', code: '<span>dict</span>'}, {name: 'a tool & more'}],
  gone: [],
  api: {
    libraries: [{library: 'Js', added: 3, removed: 1449, changed: 0, deprecated: 2}],
    removed: ['Js.a', 'Js.b'],
    deprecated: [{module: 'Js.Array2', count: 2}],
  },
  before: 'v11',
  now: 'v12',
  locale: 'en',
};
const words = englishWords(versionNews.labels);

test('features with their code, numbers of names, and the names in closed lists', () => {
  document.body.innerHTML = String(renderVersionNews(news, words).html);
  expect([...document.querySelectorAll('h2')].map(({textContent}) => textContent)).toEqual(['New']);
  expect([...document.querySelectorAll('h2 + ul > li')].map(({textContent}) => textContent)).toEqual([
    'dict literalsdict',
    'a tool & more',
  ]);
  expect(document.querySelector('caption')?.textContent).toBe('Names in the libraries, v11 to v12');
  expect([...document.querySelectorAll('tbody td')].map(({textContent}) => textContent)).toEqual([
    '3',
    '1,449',
    '',
    '2',
  ]);
  expect([...document.querySelectorAll('details')].map(({open}) => open)).toEqual([false, false]);
  expect(document.querySelector('summary')?.textContent).toBe('The 2 removed names');
  expect(document.querySelectorAll('details p')[1]?.textContent).toBe('Js.Array2 2');
});

test('what a version lost has a heading that names the version before; what is empty is left out', () => {
  const {html} = renderVersionNews(
    {...news, added: [], gone: [{name: 'the old pipe'}], api: {libraries: [], removed: [], deprecated: []}},
    words,
  );
  document.body.innerHTML = String(html);
  expect(document.querySelector('h2')?.textContent).toBe('Gone since v11');
  expect(document.querySelector('table, details')).toBeNull();
});

test('a translation has its own names and numbers', () => {
  const translated = {...words, 'dict literals': 'dictionnaires littéraux', Js: 'Ancien Js'};
  document.body.innerHTML = String(renderVersionNews({...news, locale: 'fr'}, translated).html);
  expect(document.querySelector('li')?.firstChild?.textContent).toBe('dictionnaires littéraux');
  expect(document.querySelector('tbody th')?.textContent).toBe('Ancien Js');
  expect(document.querySelectorAll('tbody td')[1]?.textContent).toBe('1\u00a0449');
});
