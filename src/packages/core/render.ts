import {fill, type BuiltBlock, type Words, type LabelSet} from '../../kit/core/built-component/built-component';
import {fillHtml, html, join, type Html} from '../../kit/core/html';
import {GROUP, NAME, WORDS} from '../../lists/core/attributes';
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

export const PACKAGE_LABELS = {
  official: {message: 'Official', description: 'Packages maintained by the ReScript project'},
  community: {message: 'Community', description: 'Packages maintained by others'},
  more: {message: 'More on npm', description: "Heading over packages that weren't picked by hand"},
  outdated: {
    message: 'outdated',
    description:
      "A package that doesn't work with a current version, hasn't been published for years, or has a successor",
  },
  replacedBy: {message: 'Use {name} instead.', description: 'A package has a successor; name is a link to it'},
  worksWith: {message: 'Works with', description: 'Followed by versions of the manual: v11 v12'},
  byRange: {
    message: 'It requires {range}',
    description: 'Tooltip on the versions a package works with; range is rescript >=12',
  },
  none: {message: 'no version documented here', description: 'Follows: Works with'},
  published: {message: 'published {date}', description: 'Day of the last publication of a package'},
  sources: {message: 'Sources', description: 'Link to the sources of a package'},
} as const satisfies LabelSet;
