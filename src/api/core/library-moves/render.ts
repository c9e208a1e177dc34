import {FATES, type ModuleMoves, type Moves} from '../model/moves';
import {fill, type BuiltBlock, type Words} from '../../../kit/core/built-component/built-component';
import {html, join, type Html} from '../../../kit/core/html';
import {formatNumber} from '../../../kit/core/number';
import type {LIBRARY_MOVES_LABELS} from './labels';

export type LibraryMovesPlace = {
  /** The versions' names for readers: `v10`. */
  readonly older: string;
  readonly newer: string;
  readonly words: Words<typeof LIBRARY_MOVES_LABELS>;
  /** The page's language. */
  readonly locale: string;
};

/** The table as static HTML: a row for each module, and one for each library. */
export function renderLibraryMoves(
  {modules, totals}: Moves,
  {older, newer, words, locale}: LibraryMovesPlace,
): BuiltBlock {
  const heads = ['module', 'names', ...FATES] as const;
  const bodies = totals.map((total) => {
    const own = modules.filter(({module}) => module === total.module || module.startsWith(`${total.module}.`));
    return html`<tbody>${own.map((counts) => row(counts, html`<code>${counts.module}</code>`, locale))}${row(total, html`<strong>${fill(words.total, {library: total.module})}</strong>`, locale)}</tbody>`;
  });
  return {
    anchors: [],
    links: [],
    html: String(
      join([
        html`<table class="counts" tabindex="0"><caption>${fill(words.caption, {older, newer})}</caption>`,
        html`<thead><tr>${heads.map((head) => html`<th scope="col">${words[head]}</th>`)}</tr></thead>`,
        html`${bodies}</table>`,
      ]),
    ),
  };
}

/** Zeros are left out, so that the other numbers stand out. */
function row({names, fates}: ModuleMoves, name: Html, locale: string): Html {
  const cells = [names, ...FATES.map((fate) => fates[fate])];
  return html`<tr><th scope="row">${name}</th>${cells.map((count) => html`<td>${count === 0 ? '' : formatNumber(count, locale)}</td>`)}</tr>`;
}
