/** @jest-environment jsdom */
/** Source and JavaScript together. What is lit is in tests/e2e/examples.spec.ts, because jsdom has no highlights. */
import {screen} from '@testing-library/dom';
import {applyChoices, startCodeTabs} from './code-tabs';
import {inOrder, pairAt} from './lines';
import {itemAfter} from './types/places';
import {ENGLISH_LABELS} from '../core/block/labels';
import type {LinePair} from '../core/block/line-pairs';
import {renderCodeBlock} from '../core/block/render';
import type {TabValue} from '../core/block/tabs';

const block = (id: string, ...tabs: readonly TabValue[]): string => {
  const panes = tabs.map((value) => ({html: value, tab: {value, label: value}}));
  return `<figure class="code">${String(renderCodeBlock({id, panes}, ENGLISH_LABELS))}</figure>`;
};

test('blocks with source and JavaScript have a tab for both, which is chosen for all of them and remembered', () => {
  document.body.innerHTML = block('a', 'res', 'js') + block('b', 'res', 'js') + block('c', 'npm', 'yarn');
  startCodeTabs();
  const tabs = screen.getAllByRole<HTMLInputElement>('radio', {name: 'Both'});
  expect(tabs).toHaveLength(2);
  tabs[0]!.click();
  expect(localStorage.getItem('code-tab')).toBe('both');
  expect(tabs.map(({checked}) => checked)).toEqual([true, true]);
  document.body.innerHTML = block('a', 'res', 'js');
  applyChoices(document);
  expect(screen.getByRole('radio', {name: 'Both'})).toBeChecked();
  screen.getByRole('radio', {name: 'js'}).click();
  expect(localStorage.getItem('code-tab')).toBe('js');
});

test('of the pairs that have a line, the smallest counts', () => {
  const pairs = [
    [0, 5, 0, 7],
    [2, 3, 1, 4],
  ] as const;
  expect(pairAt(pairs, 0, 2)).toBe(pairs[1]);
  expect(pairAt(pairs, 1, 5)).toBe(pairs[0]);
  expect(pairAt(pairs, 0, 9)).toBeUndefined();
});

test('with keys, pairs come in the order of the JavaScript, the first with Enter and none with Escape', () => {
  const [late, whole, part] = [
    [0, 1, 7, 8],
    [1, 6, 0, 7],
    [2, 3, 1, 4],
  ] as const;
  const pairs = inOrder([late, whole, part]);
  const after = (chosen: LinePair | undefined, key: string) =>
    itemAfter(pairs, chosen, new KeyboardEvent('keydown', {key}));
  expect(after(undefined, 'Enter')).toBe(whole);
  expect(after(whole, 'ArrowDown')).toBe(part);
  expect(after(part, 'ArrowRight')).toBe(late);
  expect(after(late, 'ArrowDown')).toBe(late);
  expect(after(part, 'ArrowUp')).toBe(whole);
  expect(after(part, 'Escape')).toBeUndefined();
});
