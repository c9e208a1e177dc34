/** @jest-environment jsdom */
import {englishWords} from '../../../kit/core/built-component/built-component';
import type {ModuleMoves} from '../../core/model/moves';
import {libraryMoves, renderLibraryMoves} from '.';

const counts = (module: string, names: number, stays: number, migration: number): ModuleMoves => ({
  module,
  names,
  fates: {stays, migration, deprecation: 0, dataFirst: 0, type: 0, review: 0, none: names - stays - migration},
});
const moves = {
  modules: [counts('Js', 2, 2, 0), counts('Js.Array2', 1500, 0, 1499), counts('Belt.Map', 3, 3, 0)],
  totals: [counts('Js', 1502, 2, 1499), counts('Belt', 3, 3, 0)],
  swapped: [],
};
const {html} = renderLibraryMoves(moves, {
  older: 'v10',
  newer: 'v12',
  words: englishWords(libraryMoves(() => ({older: '', newer: ''})).labels),
  locale: 'en',
});
document.body.innerHTML = String(html);
const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test("a row for each module, and the library's total after its own", () => {
  expect(rows.map(([name]) => name)).toEqual(['Js', 'Js.Array2', 'Js in all', 'Belt.Map', 'Belt in all']);
  expect(rows[1]).toEqual(['Js.Array2', '1,500', '', '1,499', '', '', '', '', '1']);
});

test('as many headers as cells, and a caption with the versions', () => {
  expect([...document.querySelectorAll('th[scope=col]')]).toHaveLength(rows[0]?.length ?? 0);
  expect(document.querySelector('caption')?.textContent).toBe('Names of v10 and where they are in v12');
});
