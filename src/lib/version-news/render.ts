import {fill, type BuiltBlock, type Words} from '../built-component/built-component';
import {escapeHtml} from '../syntax/html';
import type {VERSION_NEWS_LABELS} from './labels';
import type {ApiNews} from './news';

/** A feature, with code that shows it; what isn't written in code has none. */
export type FeatureNews = {
  readonly name: string;
  /** Highlighted, trusted. */
  readonly code?: string;
};

export type VersionNews = {
  readonly added: readonly FeatureNews[];
  readonly gone: readonly FeatureNews[];
  readonly api: ApiNews;
  /** The versions' names for readers: `v11`. */
  readonly before: string;
  readonly now: string;
};

/** What a version brought, as static HTML. */
export function renderVersionNews(
  {added, gone, api, before, now}: VersionNews,
  words: Words<typeof VERSION_NEWS_LABELS>,
): BuiltBlock {
  const columns = ['library', 'addedNames', 'removedNames', 'changedNames', 'deprecatedNames'] as const;
  const rows = api.libraries.map(({library, ...counts}) => {
    const cells = [counts.added, counts.removed, counts.changed, counts.deprecated];
    return `<tr><th scope="row">${escapeHtml(library)}</th>${cells.map((count) => `<td>${count === 0 ? '' : count.toLocaleString('en-US')}</td>`).join('')}</tr>`;
  });
  const code = (name: string): string => `<code>${escapeHtml(name)}</code>`;
  const removedList = fill(words.removedList, {count: String(api.removed.length)});
  return {
    anchors: ['new', 'gone'],
    links: [],
    html: [
      features('new', words.added, added),
      features('gone', fill(words.gone, {before}), gone),
      rows.length === 0
        ? ''
        : `<table class="counts"><caption>${escapeHtml(fill(words.caption, {before, now}))}</caption><thead><tr>${columns.map((column) => `<th scope="col">${escapeHtml(words[column])}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
      details(removedList, api.removed.map(code).join(', ')),
      details(words.deprecatedList, api.deprecated.map(({module, count}) => `${code(module)} ${count}`).join(', ')),
    ].join(''),
  };
}

function features(id: string, title: string, list: readonly FeatureNews[]): string {
  if (list.length === 0) return '';
  const items = list.map(
    ({name, code}) =>
      `<li>${escapeHtml(name)}${code === undefined ? '' : `<figure class="code"><pre tabindex="0"><code>${code}</code></pre></figure>`}</li>`,
  );
  return `<h3 id="${id}">${escapeHtml(title)}</h3><ul>${items.join('')}</ul>`;
}

function details(summary: string, html: string): string {
  return html === '' ? '' : `<details><summary>${escapeHtml(summary)}</summary><p>${html}</p></details>`;
}
