/** `<VersionNews />`: features, as compiled by all versions, and names, from the packages. */
import {fill, type LabelSet, type Words} from '../../../kit/core/built-component/built-component';
import {html, join, trusted, type Html} from '../../../kit/core/html';
import {formatNumber} from '../../../kit/core/number';
import {renderCode} from '../../../rescript/core/syntax/html';
import {lex} from '../../../rescript/core/syntax/languages';
import {shortVersion} from '../../../kit/core/version';
import {apiNews, type ApiNews} from '../../core/version-news/news';
import type {Feature} from '../../core/version-features/feature';
import {LIBRARIES} from '../../core/version-features/libraries';
import {SYNTAX} from '../../core/version-features/syntax';
import {apiServiceOf} from '../service';
import type {BuiltComponent, ComponentHtml} from '../../../kit/build/built-components';

const LABELS = {
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

const FEATURES = [...SYNTAX, ...LIBRARIES];

const FEATURE_LABELS: LabelSet = Object.fromEntries(
  FEATURES.map(({name}) => [name, {message: name, description: 'A feature that a version brought or no longer has'}]),
);

/** They only make a sample compile here. */
const SETTINGS = /^(?:@@config\(.*|\/\/ file: .*)\n/gm;

function feature({name, ...proof}: Feature): FeatureNews {
  if (!('sample' in proof)) return {name};
  const code = proof.sample.replace(SETTINGS, '');
  return {name, code: renderCode(code, lex('res', code), {})};
}

export const versionNews = {
  name: 'VersionNews',
  labels: {...LABELS, ...FEATURE_LABELS},
  async render({siteDir, version, page, locale}, words: Words<typeof LABELS>) {
    const service = apiServiceOf(siteDir);
    const before = service.versions[service.versions.indexOf(version) + 1];
    if (before === undefined)
      throw new Error(`${page} is about ${version}, and there's no version before to compare it with.`);
    return renderVersionNews(
      {
        added: FEATURES.filter(({versions}) => versions.includes(version) && !versions.includes(before)).map(feature),
        gone: FEATURES.filter(({versions}) => versions.includes(before) && !versions.includes(version)).map(feature),
        api: apiNews(await service.models(), version),
        before: shortVersion(before),
        now: shortVersion(version),
        locale,
      },
      words,
    );
  },
} satisfies BuiltComponent;

type FeatureNews = {
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
  words: Words<typeof LABELS> & Readonly<Record<string, string>>,
): ComponentHtml {
  const named = (name: string): string => words[name] ?? name;
  const translated = (feature: FeatureNews): FeatureNews => ({...feature, name: named(feature.name)});
  const columns = ['library', 'addedNames', 'removedNames', 'changedNames', 'deprecatedNames'] as const;
  const head = columns.map((column) => html`<th scope="col">${words[column]}</th>`);
  const rows = api.libraries.map(({library, ...counts}) => {
    const cells = [counts.added, counts.removed, counts.changed, counts.deprecated];
    return html`<tr><th scope="row">${named(library)}</th>${cells.map((count) => html`<td>${count === 0 ? '' : formatNumber(count, locale)}</td>`)}</tr>`;
  });
  const code = (name: string): Html => html`<code>${name}</code>`;
  const table = html`<table class="counts" tabindex="0"><caption>${fill(words.caption, {before, now})}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
  const deprecated = api.deprecated.map(({module, count}) => html`${code(module)} ${count}`);
  return {
    // Also if there is nothing below them: links may name them.
    anchors: ['new', 'gone'],
    html: join([
      features('new', words.added, added.map(translated)),
      features('gone', fill(words.gone, {before}), gone.map(translated)),
      rows.length > 0 && table,
      details(fill(words.removedList, {count: String(api.removed.length)}), api.removed.map(code)),
      details(words.deprecatedList, deprecated),
    ]),
  };
}

function features(id: string, title: string, list: readonly FeatureNews[]): Html | false {
  if (list.length === 0) return false;
  const items = list.map(
    ({name, code}) =>
      html`<li>${name}${code !== undefined && html`<figure class="code"><pre tabindex="0"><code>${trusted(code)}</code></pre></figure>`}</li>`,
  );
  return html`<h2 id="${id}">${title}</h2><ul>${items}</ul>`;
}

function details(summary: string, items: readonly Html[]): Html | false {
  return items.length > 0 && html`<details><summary>${summary}</summary><p>${join(items, ', ')}</p></details>`;
}
