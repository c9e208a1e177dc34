import {fill, type BuiltBlock, type Words} from '../built-component/built-component';
import {escapeHtml} from '../syntax/html';
import type {PACKAGE_LABELS} from './labels';
import type {ListedPackage} from './list';

export type PackageWords = Words<typeof PACKAGE_LABELS>;

/**
 * The packages as static HTML, in the order given; `src/client/lists/list-form.ts` narrows the list. All text of
 * others is escaped, and all links leave the site.
 */
export function renderPackages(packages: readonly ListedPackage[], words: PackageWords): BuiltBlock {
  const groups = [
    {id: 'official', title: words.official, own: packages.filter(({kind}) => kind === 'official')},
    {
      id: 'community',
      title: words.community,
      own: packages.filter(({kind, isCurated}) => kind === 'community' && isCurated),
    },
    {id: 'more', title: words.more, own: packages.filter(({isCurated}) => !isCurated)},
  ];
  const html = groups
    .filter(({own}) => own.length > 0)
    .map(
      ({id, title, own}) =>
        `<section data-group aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2><ul role="list">${own.map((item) => renderItem(item, words)).join('')}</ul></section>`,
    );
  return {html: html.join(''), anchors: groups.map(({id}) => id), links: []};
}

function renderItem(item: ListedPackage, words: PackageWords): string {
  const {name, kind, keywords, purpose, repository, isOutdated, replacedBy} = item;
  const successor =
    replacedBy === undefined
      ? ''
      : ` ${fill(escapeHtml(words.replacedBy), {name: outside(npmAddress(replacedBy), `<code>${escapeHtml(replacedBy)}</code>`)})}`;
  return [
    `<li data-item data-kind="${kind}"${isOutdated ? ' data-outdated' : ''} data-name="${escapeHtml(name)}" data-words="${escapeHtml(`${name.replace(/[^a-z\d]+/gi, ' ').trim()} ${keywords.join(' ')}`.toLowerCase())}">`,
    `<h3>${outside(npmAddress(name), escapeHtml(name))}</h3>`,
    `<p>${escapeHtml(purpose)}${successor}</p>`,
    `<div>${facts(item, words).join('')}${repository === undefined ? '' : outside(repository, escapeHtml(words.sources))}</div></li>`,
  ].join('');
}

function facts(
  {version, published, worksWith, range, isOutdated}: ListedPackage,
  words: PackageWords,
): readonly string[] {
  const found: string[] = [];
  if (isOutdated) found.push(`<strong>${escapeHtml(words.outdated)}</strong>`);
  if (version !== undefined) found.push(`<span>${escapeHtml(version)}</span>`);
  if (published !== undefined)
    found.push(
      `<span>${fill(escapeHtml(words.published), {date: `<time datetime="${escapeHtml(published)}">${escapeHtml(published)}</time>`})}</span>`,
    );
  if (worksWith) {
    const versions =
      worksWith.length === 0 ? escapeHtml(words.none) : worksWith.map((name) => `<b>${escapeHtml(name)}</b>`).join(' ');
    found.push(
      `<span title="${escapeHtml(fill(words.byRange, {range: range ?? ''}))}">${escapeHtml(words.worksWith)} ${versions}</span>`,
    );
  }
  return found;
}

/** Links to a package. */
function npmAddress(name: string): string {
  return `https://www.npmjs.com/package/${encodeURI(name)}`;
}

function outside(href: string, inner: string): string {
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${inner}</a>`;
}
