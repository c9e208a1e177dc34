/** The pages of a version about all its libraries, and the one about what is no longer in them. */
import {countItems, shownItems, type ApiLibrary, type ApiModule} from '../model/model';
import type {VersionedItem} from '../model/compare';
import {html, join, type Html} from '../../../kit/core/html';
import {formatNumber} from '../../../kit/core/number';
import {codeLink, itemLink} from './item';
import {editionOf, type ApiPage, type Edition, type Library} from './library';
import {moduleLink, moduleList} from './module-page';

type Section = {readonly anchor: string; readonly name: string; readonly body: Html};

const tocOf = (sections: readonly Section[]): ApiPage['toc'] => sections.map(({anchor, name}) => ({anchor, name}));

const ABOUT: Readonly<Record<ApiLibrary, string>> = {
  stdlib: 'The standard library. Its modules are open everywhere: write Array.map, not Stdlib.Array.map.',
  core: 'The standard library of v11, from the @rescript/core package. With -open RescriptCore among the compiler flags, its modules are open everywhere: write Array.map.',
  belt: "Collections beyond arrays and lists, like sorted and hashed maps and sets, with keys of any type. It's included with the compiler.",
  dom: "Types for the browser's elements and events that libraries share, and bindings to its storage.",
  js: "Bindings to JavaScript's built-ins: arrays, strings, dates, promises, regular expressions, and JSON.",
};

const LEGACY_JS =
  'The JavaScript bindings of earlier versions. New code uses the standard library. Each item shows its new name.';

const isStandardRoot = ({library, parent}: ApiModule): boolean =>
  parent === undefined && (library === 'stdlib' || library === 'core');

/** The libraries of each section of the overview. */
type Sections = readonly (readonly [anchor: string, name: string, ...libraries: ApiLibrary[]])[];

const SECTIONS: Sections = [
  ['standard-library', 'Standard library', 'stdlib', 'core'],
  ['additional-libraries', 'Additional libraries', 'belt', 'dom'],
  ['legacy-modules', 'Legacy modules', 'js'],
];

/** Up to v10 there isn't a standard library, only three modules. */
const SECTIONS_WITHOUT_STANDARD: Sections = [
  ['js-module', 'Js Module', 'js'],
  ['belt-stdlib', 'Belt Stdlib', 'belt'],
  ['dom-module', 'Dom Module', 'dom'],
];

/** The first page of a version's API: its libraries. */
export function overviewPage(library: Library, edition: Edition): ApiPage {
  const roots = edition.model.modules.filter(({parent}) => parent === undefined);
  const hasStandard = roots.some(isStandardRoot);
  const sections = (hasStandard ? SECTIONS : SECTIONS_WITHOUT_STANDARD).map(([anchor, name, ...names]): Section => {
    const entries = names.flatMap((own) => {
      const about = own === 'js' && hasStandard ? LEGACY_JS : ABOUT[own];
      return roots.filter((root) => root.library === own).map((root) => overviewEntry(library, edition, root, about));
    });
    return {anchor, name, body: html`<h2 id="${anchor}">${name}</h2>${entries}`};
  });
  const three = hasStandard ? '' : ' Three modules are available without installing anything.';
  return {
    toc: [...tocOf(sections), {anchor: 'changes', name: 'Changes'}],
    html: String(
      join([
        html`<p>This reference is generated from the ${edition.name} packages: the compiler prints the signatures, and the text comes from the authors' comments.${three} Every type links to its definition.</p>`,
        ...sections.map(({body}) => body),
        html`<h2 id="changes">Changes</h2><p><a href="${edition.address('changes')}">What changed in the API of ${edition.name}</a>: what's new, what was removed, which types changed, and what's deprecated.</p>`,
      ]),
    ),
  };
}

function overviewEntry(library: Library, edition: Edition, module: ApiModule, about: string): Html {
  const {modules, items} = countItems(edition.model, module.library);
  const list = module.library === 'belt' || module.library === 'js' ? '' : moduleList(library, edition, module);
  return html`<p>${moduleLink(edition, module.id)} ${about} <small>${modules} modules, ${items} types and values.</small></p>${list}`;
}

/** The page of what changed in a version. The oldest version has nothing to compare with, and the page says so. */
export function changesPage(library: Library, edition: Edition): ApiPage {
  const {before, added, removed, changed, deprecated} = library.history.changesOf(edition.model.version);
  if (before === undefined) {
    const text = html`<p>${edition.name} is the oldest version in this reference, so there's nothing to compare it with.</p>`;
    return {html: String(text), toc: []};
  }
  const older = editionOf(library, before);
  const own = (from: Edition, {module, item}: VersionedItem): Html => itemLink(from, module, item, item.name);
  const changes = changed.map(
    ({module, item, before: was, now}) =>
      html`<li>${itemLink(edition, module, item)}<pre tabindex="0"><code><del>${was}</del>\n<ins>${now}</ins></code></pre></li>`,
  );
  const news = byModule(added, edition, older, (item) => own(edition, item));
  const losses = byModule(removed, older, edition, (item) => html`${own(older, item)}${successor(library, item)}`);
  const sections = [
    section('new', 'New', added, news),
    section('removed', 'Removed', removed, losses),
    section('changed', 'Changed types', changed, changes),
    section('deprecated', 'Deprecated', deprecated, deprecations(deprecated, edition)),
  ];
  return {
    toc: tocOf(sections),
    html: String(
      html`<p>From ${older.name} to ${edition.name}: ${count(added)} new names, ${count(removed)} removed, ${count(changed)} with a different type, and ${count(deprecated)} newly deprecated.</p>${sections.map(({body}) => body)}`,
    ),
  };
}

const count = (items: readonly unknown[]): string => formatNumber(items.length, 'en');

function section(anchor: string, name: string, items: readonly unknown[], rows: readonly Html[]): Section {
  const list = rows.length === 0 ? html`<p>None.</p>` : html`<ul class="changes">${rows}</ul>`;
  return {anchor, name, body: html`<h2 id="${anchor}">${name} (${count(items)})</h2>${list}`};
}

/** A row for each module with the number of names it deprecates. Its page says what to write instead of each. */
function deprecations(items: readonly VersionedItem[], edition: Edition): readonly Html[] {
  return [...new Set(items.map(({module}) => module))].map((module) => {
    const own = items.filter((item) => item.module === module).length;
    const whole = own === shownItems(module).length ? 'the whole module, ' : '';
    return html`<li>${moduleLink(edition, module.id)} (${whole}${itemCount(own)})</li>`;
  });
}

const itemCount = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** A row for each module. A module that the other version lacks entirely is a single link with a count. */
function byModule(
  items: readonly VersionedItem[],
  edition: Edition,
  other: Edition,
  link: (item: VersionedItem) => Html,
): readonly Html[] {
  return [...new Set(items.map(({module}) => module))].map((module) => {
    const own = items.filter((item) => item.module === module);
    const whole = !hasModule(other, module);
    return html`<li>${moduleLink(edition, module.id)}${whole ? html` (the whole module, ${itemCount(own.length)})` : html`: ${join(own.map(link), ', ')}`}</li>`;
  });
}

/** Whether a version has a module. The standard library's roots are the same module under two names. */
function hasModule({model}: Edition, module: ApiModule): boolean {
  return model.modules.some((other) => other.id === module.id || [other, module].every(isStandardRoot));
}

function successor({successors}: Library, {module, item}: VersionedItem): Html | false {
  const name = successors.of(module, item);
  return name !== undefined && html` → <code>${name}</code>`;
}

/** `Belt.Debug` was removed from the packages. The page at its address says what to use instead. */
export const DEBUG_PAGE = {slug: 'belt/debug', name: 'Belt.Debug'} as const;

export function debugPage(edition: Edition): ApiPage {
  const log = edition.index.modules['Console'] ? 'Console.log' : 'Js.log';
  const link = codeLink(log, edition.places.nameAddress('Belt')(log));
  return {
    html: String(
      join([
        html`<p>The ${edition.name} package doesn't include <code>Belt.Debug</code>. The module had one function, <code>setupChromeDebugger</code>, which taught Chrome's developer tools to display values from early compilers.</p>`,
        html`<p>You don't need it anymore: records, variants, and lists are plain JavaScript values that every console can show. Use ${link}, or a breakpoint with <code>%debugger</code>.</p>`,
      ]),
    ),
    toc: [],
  };
}
