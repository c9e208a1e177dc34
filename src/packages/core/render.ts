import {fill, type BuiltBlock, type Words} from '../../kit/core/built-component/built-component';
import {fillHtml, html, join, type Html} from '../../kit/core/html';
import {GROUP, NAME, WORDS} from '../../lists/core/attributes';
import type {PACKAGE_LABELS} from './labels';
import type {ListedPackage} from './list';

export type PackageWords = Words<typeof PACKAGE_LABELS>;

/**
 * The packages as static HTML, in the order given; `src/lists/browser/list-form.ts` narrows the list. Text from the
 * registry is escaped, and all links leave the site.
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
  const sections = groups
    .filter(({own}) => own.length > 0)
    .map(
      ({id, title, own}) =>
        html`<section ${GROUP} aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul role="list">${own.map((item) => renderItem(item, words))}</ul></section>`,
    );
  return {html: String(join(sections)), anchors: groups.map(({id}) => id), links: []};
}

function renderItem(item: ListedPackage, words: PackageWords): Html {
  const {name, kind, keywords, purpose, repository, isOutdated, replacedBy} = item;
  const successor =
    replacedBy === undefined
      ? ''
      : html` ${fillHtml(words.replacedBy, {name: outside(npmAddress(replacedBy), html`<code>${replacedBy}</code>`)})}`;
  return join([
    html`<li data-item data-kind="${kind}"${isOutdated ? ' data-outdated' : ''} ${NAME}="${name}" ${WORDS}="${`${name.replace(/[^a-z\d]+/gi, ' ').trim()} ${keywords.join(' ')}`.toLowerCase()}">`,
    // Names and purposes are English in every language, also where it's written from right to left.
    html`<h3>${outside(npmAddress(name), html`<bdi>${name}</bdi>`)}</h3>`,
    html`<p><bdi lang="en">${purpose}</bdi>${successor}</p>`,
    html`<div>${facts(item, words)}${repository === undefined ? '' : outside(repository, words.sources)}</div></li>`,
  ]);
}

function facts(
  {version, published, worksWith, range, isOutdated}: ListedPackage,
  words: PackageWords,
): readonly Html[] {
  const found: Html[] = [];
  if (isOutdated) found.push(html`<strong>${words.outdated}</strong>`);
  if (version !== undefined) found.push(html`<span>${version}</span>`);
  if (published !== undefined)
    found.push(
      html`<span>${fillHtml(words.published, {date: html`<time datetime="${published}">${published}</time>`})}</span>`,
    );
  if (worksWith) {
    const versions =
      worksWith.length === 0
        ? words.none
        : join(
            worksWith.map((name) => html`<b>${name}</b>`),
            ' ',
          );
    found.push(html`<span title="${fill(words.byRange, {range: range ?? ''})}">${words.worksWith} ${versions}</span>`);
  }
  return found;
}

function npmAddress(name: string): string {
  return `https://www.npmjs.com/package/${encodeURI(name)}`;
}

function outside(href: string, inner: Html | string): Html {
  return html`<a href="${href}" target="_blank" rel="noopener noreferrer">${inner}</a>`;
}
