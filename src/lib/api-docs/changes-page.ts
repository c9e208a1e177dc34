/** What changed in the API from one version to the next, with counts. */
import type {VersionedItem} from '../api-model/compare';
import type {ApiModule} from '../api-model/model';
import {escapeHtml} from '../syntax/html';
import {editionOf, type ApiPage, type Edition, type Library} from './edition';
import {itemLink} from './item';
import {moduleLink} from './module-page';

/** The page of a version. The oldest has nothing to be compared with and says so. */
export function changesPage(library: Library, edition: Edition): ApiPage {
  const {before, added, removed, changed} = library.history.changesOf(edition.model.version);
  if (before === undefined) {
    return {html: `<p>${escapeHtml(edition.name)} is the oldest version of this reference: there is nothing to compare it with.</p>`, toc: []};
  }
  const older = editionOf(library, before);
  const sections = [
    section('new', 'New', added.length, byModule(added, edition, older, (item) => itemLink(edition, item.module, item.item, item.item.name))),
    section('removed', 'Removed', removed.length, byModule(removed, older, edition, (item) => `${itemLink(older, item.module, item.item, item.item.name)}${successor(library, item)}`)),
    section('changed', 'Changed types', changed.length, changed.map(({module, item, before: was, now}) =>
      `<li>${itemLink(edition, module, item)}<pre tabindex="0"><code><del>${escapeHtml(was)}</del>\n<ins>${escapeHtml(now)}</ins></code></pre></li>`)),
  ];
  return {
    toc: sections.map(({anchor, name}) => ({anchor, name})),
    html: `<p>From ${escapeHtml(older.name)} to ${escapeHtml(edition.name)}: ${added.length} new, ${removed.length} removed, ${changed.length} with another type. Computed by comparing the packages.</p>${sections.map(({html}) => html).join('')}`,
  };
}

type Section = {readonly anchor: string; readonly name: string; readonly html: string};

function section(anchor: string, name: string, count: number, rows: readonly string[]): Section {
  const body = rows.length === 0 ? '<p>None.</p>' : `<ul class="changes">${rows.join('')}</ul>`;
  return {anchor, name, html: `<h2 id="${anchor}">${name} (${count})</h2>${body}`};
}

/** A row for each module; a module that the other version lacks altogether is one link with a number. */
function byModule(items: readonly VersionedItem[], edition: Edition, other: Edition, link: (item: VersionedItem) => string): readonly string[] {
  return [...grouped(items)].map(([module, own]) => {
    const whole = !hasModule(other, module);
    const count = `${own.length} ${own.length === 1 ? 'item' : 'items'}`;
    return `<li>${moduleLink(edition, module.id)}${whole ? ` (the whole module, ${count})` : `: ${own.map(link).join(', ')}`}</li>`;
  });
}

/** The items of each module, in order. */
function grouped(items: readonly VersionedItem[]): Map<ApiModule, VersionedItem[]> {
  const groups = new Map<ApiModule, VersionedItem[]>();
  for (const item of items) {
    const group = groups.get(item.module);
    if (group) group.push(item);
    else groups.set(item.module, [item]);
  }
  return groups;
}

/** Roots of the standard library are the same module under two names. */
function hasModule({model}: Edition, {id, library, parent}: ApiModule): boolean {
  const isStandard = (name: string): boolean => name === 'stdlib' || name === 'core';
  return model.modules.some((other) => other.id === id || (parent === undefined && other.parent === undefined && isStandard(library) && isStandard(other.library)));
}

function successor({successors, editions}: Library, {module, item}: VersionedItem): string {
  const name = successors.of(module, item);
  return name === undefined || !editions[0] ? '' : ` → <code>${escapeHtml(name)}</code>`;
}
