import {countItems, type ApiLibrary, type ApiModule} from '../model/model';
import {html, join, type Html} from '../../../kit/core/html';
import type {ApiPage, Edition, Library} from './edition';
import {moduleLink, moduleList} from './module-page';

const ABOUT: Readonly<Record<ApiLibrary, string>> = {
  stdlib: 'The standard library. Its modules are open everywhere: write Array.map, not Stdlib.Array.map.',
  core: 'The standard library of v11, from the package @rescript/core. With -open RescriptCore among the compiler flags, its modules are open everywhere: write Array.map.',
  belt: "Collections beyond arrays and lists, such as sorted and hashed maps and sets with keys of your own. It's included with the compiler.",
  dom: "Types for the browser's elements and events that libraries share, and bindings to its storage.",
  js: "Bindings to JavaScript's built-ins: arrays, strings, dates, promises, regular expressions and JSON.",
};

const LEGACY_JS =
  'The JavaScript bindings of earlier versions. New code uses the standard library; each item shows its new name.';

/** The first page of a version's API: its libraries. Up to v10 there isn't a standard library, only three modules. */
export function overviewPage(library: Library, edition: Edition): ApiPage {
  const roots = edition.model.modules.filter(({parent}) => parent === undefined);
  const standard = roots.filter(({library: name}) => name === 'stdlib' || name === 'core');
  const sections = standard.length === 0 ? legacySections(roots) : modernSections(roots);
  const toc = [...sections.map(({anchor, name}) => ({anchor, name})), {anchor: 'changes', name: 'Changes'}];
  return {
    toc,
    html: String(
      join([
        html`<p>${introduction(edition, standard.length > 0)}</p>`,
        ...sections.map(
          ({anchor, name, modules}) =>
            html`<h2 id="${anchor}">${name}</h2>${modules.map(([module, about]) => entry(library, edition, module, about))}`,
        ),
        html`<h2 id="changes">Changes</h2><p><a href="${edition.address('changes')}">What changed in the API of ${edition.name}</a>: what's new, what was removed, and which types changed.</p>`,
      ]),
    ),
  };
}

type Section = {
  readonly anchor: string;
  readonly name: string;
  readonly modules: readonly (readonly [ApiModule, string])[];
};

function legacySections(roots: readonly ApiModule[]): readonly Section[] {
  const names: readonly (readonly [ApiLibrary, string, string])[] = [
    ['js', 'js-module', 'Js Module'],
    ['belt', 'belt-stdlib', 'Belt Stdlib'],
    ['dom', 'dom-module', 'Dom Module'],
  ];
  return names.map(([library, anchor, name]) => ({
    anchor,
    name,
    modules: roots.filter((root) => root.library === library).map((root) => [root, ABOUT[library]] as const),
  }));
}

function modernSections(roots: readonly ApiModule[]): readonly Section[] {
  const pick = (library: ApiLibrary, about = ABOUT[library]): Section['modules'] =>
    roots.filter((root) => root.library === library).map((root) => [root, about]);
  return [
    {anchor: 'standard-library', name: 'Standard library', modules: [...pick('stdlib'), ...pick('core')]},
    {anchor: 'additional-libraries', name: 'Additional libraries', modules: [...pick('belt'), ...pick('dom')]},
    {anchor: 'legacy-modules', name: 'Legacy modules', modules: pick('js', LEGACY_JS)},
  ];
}

function introduction({name}: Edition, modern: boolean): string {
  const three = modern ? '' : ' Three modules are available without installing anything.';
  return `This reference is generated from the ${name} packages: the compiler prints the signatures, and the text comes from the authors' comments.${three} Every type links to its definition.`;
}

function entry(library: Library, edition: Edition, module: ApiModule, about: string): Html {
  const {modules, items} = countItems(edition.model, module.library);
  const list = module.library === 'belt' || module.library === 'js' ? '' : moduleList(library, edition, module);
  return html`<p>${moduleLink(edition, module.id)} ${about} <small>${modules} modules, ${items} types and values.</small></p>${list}`;
}
