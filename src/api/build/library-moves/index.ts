/**
 * `<LibraryMoves />`: what became of the names of `Js`, `Belt` and ReScript Core, counted from the packages of two
 * versions.
 */
import {fill, type LabelSet, type Words} from '../../../kit/core/built-component/built-component';
import {html, type Html} from '../../../kit/core/html';
import {formatNumber} from '../../../kit/core/number';
import {FATES, followNames, type ModuleMoves, type Moves} from '../../core/model/moves';
import {findSuccessors} from '../../core/model/successors';
import {apiServiceOf, type ApiService} from '../service';
import type {BuiltComponent, ComponentHtml, ComponentPage} from '../../../kit/build/built-components';

const LABELS = {
  caption: {
    message: 'Names of {older} and where they are in {newer}',
    description: 'Caption of the table; older and newer are versions of the language',
  },
  module: {message: 'Module', description: 'Column of the table of moves'},
  names: {message: 'Names', description: 'Column: how many names a module has'},
  stays: {message: 'Stay', description: 'Column: how many keep their name'},
  migration: {message: 'Migration', description: 'Column: how many have a machine-readable migration'},
  deprecation: {
    message: 'Deprecation',
    description: 'Column: how many have a new name in the text of their deprecation',
  },
  dataFirst: {message: 'Twin', description: 'Column: how many go the way of the data-first module'},
  type: {message: 'Same type', description: 'Column: how many have a successor of the same name and type'},
  review: {message: 'By hand', description: 'Column: how many have a successor found by hand'},
  none: {message: 'None', description: 'Column: how many have no successor'},
  total: {message: '{library} in all', description: 'Last row of a library'},
} as const satisfies LabelSet;

/** Manual versions: `v10.0.0`. */
export type LibraryMovesOptions = {readonly older: string; readonly newer: string};

/** Returns the counts. Rejects with a readable error for a version without packages. */
export async function readLibraryMoves(service: ApiService, {older, newer}: LibraryMovesOptions): Promise<Moves> {
  const target = await service.model(newer);
  return followNames(await service.model(older), target, findSuccessors(target, await service.index(newer)));
}

/** The component. `versionsOf` returns the two versions a page compares. */
export function libraryMoves(
  versionsOf: (page: ComponentPage) => LibraryMovesOptions,
): BuiltComponent & {readonly labels: typeof LABELS} {
  const short = (version: string): string => version.replace(/\.0\.0$/, '');
  return {
    name: 'LibraryMoves',
    labels: LABELS,
    render: async (page, words: Words<typeof LABELS>) => {
      const {older, newer} = versionsOf(page);
      return renderLibraryMoves(await readLibraryMoves(apiServiceOf(page.siteDir), {older, newer}), {
        older: short(older),
        newer: short(newer),
        words,
        locale: page.locale,
      });
    },
  };
}

type LibraryMovesPlace = {
  /** The versions' names for readers: `v10`. */
  readonly older: string;
  readonly newer: string;
  readonly words: Words<typeof LABELS>;
  /** The page's language. */
  readonly locale: string;
};

/** The table as static HTML: a row for each module, and one for each library. */
export function renderLibraryMoves(
  {modules, totals}: Moves,
  {older, newer, words, locale}: LibraryMovesPlace,
): ComponentHtml {
  const heads = (['module', 'names', ...FATES] as const).map((head) => html`<th scope="col">${words[head]}</th>`);
  const bodies = totals.map((total) => {
    const own = modules.filter(({module}) => module === total.module || module.startsWith(`${total.module}.`));
    const last = html`<strong>${fill(words.total, {library: total.module})}</strong>`;
    return html`<tbody>${own.map((counts) => row(counts, html`<code>${counts.module}</code>`, locale))}${row(total, last, locale)}</tbody>`;
  });
  const caption = fill(words.caption, {older, newer});
  return {
    html: html`<table class="counts" tabindex="0"><caption>${caption}</caption><thead><tr>${heads}</tr></thead>${bodies}</table>`,
  };
}

/** Zeros are left out, so that the other numbers stand out. */
function row({names, fates}: ModuleMoves, name: Html, locale: string): Html {
  const cells = [names, ...FATES.map((fate) => fates[fate])];
  return html`<tr><th scope="row">${name}</th>${cells.map((count) => html`<td>${count === 0 ? '' : formatNumber(count, locale)}</td>`)}</tr>`;
}
