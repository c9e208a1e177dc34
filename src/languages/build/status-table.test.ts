/** @jest-environment jsdom */
import {englishWords} from '../../kit/core/built-component/built-component';
import {renderStatus, translationStatus, type LanguageStatus, type PageStatus} from './status';

const page = (name: string, stale: PageStatus['stale']): PageStatus => ({
  name,
  address: `/fr/docs/${name}`,
  english: `/docs/${name}`,
  stale,
  edit: `https://example.org/${name}`,
});
const french: LanguageStatus = {
  id: 'fr',
  name: 'Français',
  isPublished: true,
  reviewers: ['ada', 'grace'],
  strings: {done: 9, all: 10},
  pages: {done: 2, all: 3},
  edit: 'https://example.org/code.json',
  folders: new Map([
    [
      'docs/',
      [
        page('one', []),
        page('two', [
          {id: 'top', heading: '', change: 'changed'},
          {id: 'use', heading: 'Use <it>', change: 'changed'},
          {id: 'gone', heading: '', change: 'removed'},
        ]),
        page('three', undefined),
      ],
    ],
  ]),
};
const arabic: LanguageStatus = {...french, id: 'ar', isPublished: false, reviewers: [], folders: new Map()};

function render() {
  const {labels} = translationStatus({languages: [], baseUrl: '/'});
  const block = renderStatus([french, arabic], englishWords(labels));
  const html = String(block.html);
  const outside = html.match(/<a href="https:[^>]*>/g) ?? [];
  expect(outside.length).toBeGreaterThan(2);
  expect(outside.filter((tag) => !tag.endsWith(' target="_blank" rel="noopener noreferrer">'))).toEqual([]);
  document.body.innerHTML = html;
  const rowsOf = (selector: string) =>
    [...document.querySelectorAll(`${selector} tbody tr`)].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  return {links: block.links, rowsOf};
}

test('each language has its numbers and its reviewers', () => {
  expect(render().rowsOf('body > table')).toEqual([
    ['Français', '9 of 10 Edit', '2 of 3', '1', 'ada, grace'],
    ['Français (not published yet)', '9 of 10 Edit', '2 of 3', '0', 'none yet'],
  ]);
});

test('each page says whether it is up to date, and links to what changed in English', () => {
  const {links, rowsOf} = render();
  expect([...document.querySelectorAll('h3')].map(({id}) => id)).toEqual(['translation-fr']);
  expect(document.querySelector('summary')).toHaveTextContent(/^docs\/: 2 of 3, 1 stale$/);
  expect(rowsOf('details')).toEqual([
    ['one', 'up to date', 'Edit'],
    ['two', 'stale: the beginning, Use <it>, gone', 'Edit'],
    ['three', 'missing', 'Source'],
  ]);
  expect(links).toEqual(['/docs/two', '/docs/two#use', '/docs/two']);
});
