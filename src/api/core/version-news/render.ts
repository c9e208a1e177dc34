import {fill, type BuiltBlock, type Words, type LabelSet} from '../../../kit/core/built-component/built-component';
import {html, join, trusted, type Html} from '../../../kit/core/html';
import {formatNumber} from '../../../kit/core/number';
import type {ApiNews} from './news';

export type FeatureNews = {
  readonly name: string;
  /** Highlighted, trusted. */
  readonly code?: string;
};

export type VersionNews = {
  readonly added: readonly FeatureNews[];
  readonly gone: readonly FeatureNews[];
  readonly api: ApiNews;
  /** For readers: `v11`. */
  readonly before: string;
  readonly now: string;
  readonly locale: string;
};

/**
 * What's new in a version, as static HTML. `words` may include translated names of features and libraries, by their
 * English names.
 */
export function renderVersionNews(
  {added, gone, api, before, now, locale}: VersionNews,
  words: Words<typeof VERSION_NEWS_LABELS> & Readonly<Record<string, string>>,
): BuiltBlock {
  const named = (name: string): string => words[name] ?? name;
  const translated = (feature: FeatureNews): FeatureNews => ({...feature, name: named(feature.name)});
  const columns = ['library', 'addedNames', 'removedNames', 'changedNames', 'deprecatedNames'] as const;
  const rows = api.libraries.map(({library, ...counts}) => {
    const cells = [counts.added, counts.removed, counts.changed, counts.deprecated];
    return html`<tr><th scope="row">${named(library)}</th>${cells.map((count) => html`<td>${count === 0 ? '' : formatNumber(count, locale)}</td>`)}</tr>`;
  });
  const code = (name: string): Html => html`<code>${name}</code>`;
  const removedList = fill(words.removedList, {count: String(api.removed.length)});
  return {
    anchors: ['new', 'gone'],
    links: [],
    html: String(
      join([
        features('new', words.added, added.map(translated)),
        features('gone', fill(words.gone, {before}), gone.map(translated)),
        rows.length === 0
          ? ''
          : html`<table class="counts" tabindex="0"><caption>${fill(words.caption, {before, now})}</caption><thead><tr>${columns.map((column) => html`<th scope="col">${words[column]}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`,
        details(removedList, api.removed.map(code)),
        details(
          words.deprecatedList,
          api.deprecated.map(({module, count}) => html`${code(module)} ${count}`),
        ),
      ]),
    ),
  };
}

function features(id: string, title: string, list: readonly FeatureNews[]): Html | false {
  if (list.length === 0) return false;
  const items = list.map(
    ({name, code}) =>
      html`<li>${name}${code === undefined ? '' : html`<figure class="code"><pre tabindex="0"><code>${trusted(code)}</code></pre></figure>`}</li>`,
  );
  return html`<h2 id="${id}">${title}</h2><ul>${items}</ul>`;
}

function details(summary: string, items: readonly Html[]): Html | false {
  return items.length > 0 && html`<details><summary>${summary}</summary><p>${join(items, ', ')}</p></details>`;
}

export const VERSION_NEWS_LABELS = {
  added: {message: 'New', description: 'Heading of the list of features that a version brought'},
  gone: {
    message: 'Gone since {before}',
    description: 'Heading of the list of features a version no longer has; before is v11',
  },
  caption: {
    message: 'Names in the libraries, {before} to {now}',
    description: 'Caption of a table; before and now are versions such as v11',
  },
  library: {message: 'Library', description: 'Column of that table'},
  addedNames: {message: 'New', description: 'Column of that table: number of names'},
  removedNames: {message: 'Removed', description: 'Column of that table: number of names'},
  changedNames: {message: 'Changed type', description: 'Column of that table: number of names'},
  deprecatedNames: {
    message: 'Deprecated',
    description: 'Column of that table: number of names deprecated since the version before',
  },
  removedList: {message: 'The {count} removed names', description: 'Summary of a closed list of names'},
  deprecatedList: {
    message: 'The deprecated names, by module',
    description: 'Summary of a closed list of modules with counts',
  },
  'Standard library': {message: 'Standard library', description: 'Row of that table'},
} as const satisfies LabelSet;
