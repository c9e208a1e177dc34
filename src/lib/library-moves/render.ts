import {FATES, type ModuleMoves, type Moves} from '../api-model/moves';
import {fill, type BuiltBlock, type Words} from '../built-component/built-component';
import {escapeHtml} from '../syntax/html';
import type {LIBRARY_MOVES_LABELS} from './labels';

/** What the table needs besides the counts. */
export type LibraryMovesPlace = {
  /** The versions' names for readers: `v10`. */
  readonly older: string;
  readonly newer: string;
  readonly words: Words<typeof LIBRARY_MOVES_LABELS>;
};

/** The table as static HTML: a row for each module, and one for each library. */
export function renderLibraryMoves({modules, totals}: Moves, {older, newer, words}: LibraryMovesPlace): BuiltBlock {
  const heads = ['module', 'names', ...FATES] as const;
  const bodies = totals.map((total) => {
    const own = modules.filter(({module}) => module === total.module || module.startsWith(`${total.module}.`));
    return `<tbody>${own.map((counts) => row(counts, `<code>${escapeHtml(counts.module)}</code>`)).join('')}${row(total, `<strong>${escapeHtml(fill(words.total, {library: total.module}))}</strong>`)}</tbody>`;
  });
  return {
    anchors: [],
    links: [],
    html: [
      `<table class="counts"><caption>${escapeHtml(fill(words.caption, {older, newer}))}</caption>`,
      `<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(words[head])}</th>`).join('')}</tr></thead>`,
      `${bodies.join('')}</table>`,
    ].join(''),
  };
}

/** Zeros are left out, so that the other numbers stand out. */
function row({names, fates}: ModuleMoves, name: string): string {
  const cells = [names, ...FATES.map((fate) => fates[fate])];
  return `<tr><th scope="row">${name}</th>${cells.map((count) => `<td>${count === 0 ? '' : count.toLocaleString('en-US')}</td>`).join('')}</tr>`;
}
