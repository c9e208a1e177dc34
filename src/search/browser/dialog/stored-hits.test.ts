/** @jest-environment jsdom */
import {createMemory, type StoredHit} from './stored-hits';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const memory = createMemory('docs');
const hit = (id: number): StoredHit => ({url: `/page-${id}`, area: 'Language Manual', titles: [[`Page ${id}`]]});
const urls = (hits: readonly StoredHit[]): string[] => hits.map(({url}) => url);
const rememberTo = (last: number): void => Array.from({length: last}, (_, at) => hit(at + 1)).forEach(memory.remember);

beforeEach(() => localStorage.clear());

test('what DocSearch stored is kept', () => {
  const hierarchy = {lvl0: 'Stdlib', lvl1: 'Array', lvl2: 'map', lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const stored = {objectID: 'x', type: 'lvl2', content: null, url: '/docs/manual/latest/api/core/array#map', hierarchy};
  localStorage.setItem(RECENT, JSON.stringify([stored]));
  localStorage.setItem(FAVORITE, JSON.stringify([{...stored, url: '/b'}]));
  const kept = {url: stored.url, area: 'Stdlib', titles: [['Array'], ['map']]};
  expect(memory.recent()).toEqual([kept]);
  expect(memory.favorites()).toEqual([{...kept, url: '/b'}]);
  memory.remember(hit(1));
  expect(memory.recent()).toEqual([hit(1), kept]);
});

test('seven recent searches are kept, the newest first and each once', () => {
  rememberTo(9);
  expect(urls(memory.recent())).toEqual([9, 8, 7, 6, 5, 4, 3].map((id) => `/page-${id}`));
  memory.remember(hit(5));
  expect(urls(memory.recent())).toEqual([5, 9, 8, 7, 6, 4, 3].map((id) => `/page-${id}`));
});

test('a favorite leaves the recent ones, of which four are shown at once, and doesn’t come back', () => {
  rememberTo(7);
  memory.favor('/page-7');
  expect(urls(memory.favorites())).toEqual(['/page-7']);
  expect(urls(memory.recent())).toEqual([6, 5, 4, 3].map((id) => `/page-${id}`));
  memory.remember(hit(7));
  expect(urls(memory.recent())).toHaveLength(4);
  expect(urls(memory.recent())).not.toContain('/page-7');
  memory.forget('/page-7');
  expect(memory.favorites()).toEqual([]);
});

test('ten favorites are kept', () => {
  for (let id = 1; id <= 12; id++) {
    memory.remember(hit(id));
    memory.favor(`/page-${id}`);
  }
  expect(urls(memory.favorites())).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `/page-${id}`));
});

test.each(['{', '{}', 'null', '["x"]', '[null]', '[{"objectID":"1"}]', '[{"url":"javascript:x","hierarchy":{}}]'])(
  '%s in the storage is nothing, and other keys are kept',
  (text) => {
    localStorage.setItem(RECENT, text);
    localStorage.setItem('theme', 'dark');
    expect(memory.recent()).toEqual([]);
    memory.remember(hit(1));
    expect(memory.recent()).toEqual([hit(1)]);
    expect(localStorage.getItem('theme')).toBe('dark');
  },
);
