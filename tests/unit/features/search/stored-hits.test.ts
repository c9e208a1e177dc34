/** @jest-environment jsdom */
import {dropUnreadable, storedSearchKeys} from '../../../../src/features/search/dialog/stored-hits';

const [recent, favorite] = storedSearchKeys('docs');
const hits = JSON.stringify([{objectID: '1', hierarchy: {lvl1: 'Record'}, url: '/docs/manual/latest/record'}]);

beforeEach(() => localStorage.clear());

test('the keys contain the index’s name', () =>
  expect([recent, favorite]).toEqual(['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs']));

test('lists of hits are kept', () => {
  localStorage.setItem(recent, hits);
  localStorage.setItem(favorite, '[]');
  dropUnreadable(localStorage, 'docs');
  expect([localStorage.getItem(recent), localStorage.getItem(favorite)]).toEqual([hits, '[]']);
});

test.each(['{', '{}', 'null', '["x"]', '[{"objectID":"1"}]'])('%s is removed, and other keys are kept', (text) => {
  localStorage.setItem(recent, text);
  localStorage.setItem('theme', 'dark');
  dropUnreadable(localStorage, 'docs');
  expect(localStorage.getItem(recent)).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});
