/** @jest-environment jsdom */
import {englishWords} from '../../kit/core/built-component/built-component';
import {renderWarningTable, warningTable} from './warning-table';
import type {Warning, WarningTable} from '../../rescript/core/warnings/table';

const warning = (number: number, text: string, enabled = true, error = false): Warning => ({
  number,
  text,
  enabled,
  error,
});

function render(
  warnings: readonly Warning[],
  examples: readonly number[] = [],
  groups: WarningTable['groups'] = new Map(),
) {
  const table: WarningTable = {warnings, groups, defaults: {enabled: '+a', error: '-a'}};
  const {html} = renderWarningTable(table, {
    compiler: 'rescript@12.2.0',
    headings: new Set(examples.map((number) => `example-${number}`)),
    words: englishWords(warningTable.labels),
  });
  document.body.innerHTML = String(html);
}

const row = (number: number): HTMLElement => document.getElementById(`warning-${number}`)!;

test('a row has a number, a meaning, a state and an id', () => {
  render([warning(4, 'Fragile', false), warning(5, 'Partial', true, true), warning(8, 'Match')]);
  expect([4, 5, 8].map((number) => row(number).lastElementChild?.textContent)).toEqual(['off', 'error', 'on']);
  expect(row(8).querySelector('th')?.textContent).toBe('8');
  expect(row(8).querySelector('.hash-link')?.getAttribute('href')).toBe('#warning-8');
  expect(document.querySelector('caption')?.textContent).toBe('Warnings of rescript@12.2.0');
});

test('the number is a link if the page has an example', () => {
  render([warning(8, 'Match'), warning(9, 'Fields')], [8]);
  expect(row(8).querySelector('th a')?.getAttribute('href')).toBe('#example-8');
  expect(row(9).querySelector('th a')).toBeNull();
});

test('words in quotes and attributes are code, other warnings are links', () => {
  render([
    warning(5, 'Partially applied'),
    warning(10, 'no type "unit" (see warning number 5, not warning 77), @tailcall'),
  ]);
  expect([...row(10).querySelectorAll('code')].map(({textContent}) => textContent)).toEqual(['unit', '@tailcall']);
  expect([...row(10).querySelectorAll('td a:not(.hash-link)')].map((link) => link.outerHTML)).toEqual([
    '<a href="#warning-5">warning number 5</a>',
  ]);
  expect(row(10).textContent).toContain('not warning 77');
});

test('texts are escaped', () => {
  render([warning(1, '<b>bold</b> & "<i>x</i>"')]);
  expect(document.querySelectorAll('b, i')).toHaveLength(0);
  expect(row(1).textContent).toContain('<b>bold</b> & <i>x</i>');
});

test('letters are listed if they stand for several existing warnings', () => {
  render(
    [warning(1, 'a'), warning(2, 'b'), warning(8, 'c')],
    [],
    new Map([
      ['C', [1, 2]],
      ['P', [8]],
      ['L', [6]],
      ['K', [2, 6, 8]],
    ]),
  );
  const letters = [...document.querySelectorAll('.warning-letters tbody tr')].map(({textContent}) => textContent);
  expect(letters).toEqual(['Aall warnings', 'C1, 2', 'K2, 8']);
});
