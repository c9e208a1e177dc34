/** One for the overview, and one for each library, with its modules. Every page links to the other libraries. */
import type {ApiLibrary} from '../api-model/model';
import type {PageEntry} from './pages';

/** Of Docusaurus. */
export type SidebarItem =
  | {readonly type: 'doc' | 'ref'; readonly id: string; readonly label: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link?: {readonly type: 'doc'; readonly id: string};
      readonly items: readonly SidebarItem[];
    };

export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

const STANDARD: readonly ApiLibrary[] = ['stdlib', 'core'];
const NAMES: Readonly<Record<ApiLibrary, string>> = {
  stdlib: 'Stdlib',
  core: 'Core',
  belt: 'Belt',
  dom: 'Dom',
  js: 'Js',
};

/**
 * The library whose sidebar represents a whole version: Stdlib for v12.0.0 and later, Core before. Throws the
 * specification's message for a version without a standard library.
 */
export function standardLibrary(version: string, libraries: readonly ApiLibrary[]): 'stdlib' | 'core' {
  const found = libraries.find((library): library is 'stdlib' | 'core' => STANDARD.includes(library));
  if (!found) throw new Error(`Invalid version ${version}`);
  return found;
}

/** @param docId of a page in the docs instance, by its slug */
export function apiSidebars(version: string, pages: readonly PageEntry[], docId: (slug: string) => string): Sidebars {
  const libraries = [...new Set(pages.flatMap(({library}) => (library === undefined ? [] : [library])))];
  const isModern = libraries.some((library) => STANDARD.includes(library));
  const item = (type: 'doc' | 'ref', slug: string, label: string): SidebarItem => ({type, id: docId(slug), label});
  const root = (type: 'doc' | 'ref', library: ApiLibrary): SidebarItem => item(type, library, NAMES[library]);
  const others = (own: ApiLibrary | undefined): readonly SidebarItem[] => {
    const additional: readonly ApiLibrary[] = isModern ? ['belt', 'dom'] : ['js', 'belt', 'dom'];
    return additional.filter((library) => library !== own).map((library) => root('ref', library));
  };
  const first = (type: 'doc' | 'ref', own: ApiLibrary | undefined): SidebarItem => ({
    type: 'category',
    label: 'Overview',
    items: [
      item(type, '', 'Introduction'),
      ...(isModern ? [root('ref', standardLibrary(version, libraries))] : []),
      ...(own === undefined ? [item('doc', 'changes', 'Changes')] : []),
    ],
  });
  const overview = [
    first('doc', undefined),
    {type: 'category' as const, label: isModern ? 'Additional Libraries' : 'Modules', items: others(undefined)},
  ];
  const sidebarOf = (library: ApiLibrary): readonly SidebarItem[] => [
    first('ref', library),
    {
      type: 'category',
      label: NAMES[library],
      link: {type: 'doc', id: docId(library)},
      items: tree(pages, library, docId),
    },
    {type: 'category', label: isModern ? 'Additional Libraries' : 'Modules', items: others(library)},
  ];
  return {overview, ...Object.fromEntries(libraries.map((library) => [library, sidebarOf(library)]))};
}

/** A module with submodules is a category with a page of its own. */
function tree(pages: readonly PageEntry[], parent: string, docId: (slug: string) => string): readonly SidebarItem[] {
  return pages
    .filter((page) => page.parent === parent)
    .map((page): SidebarItem => {
      const items = tree(pages, page.slug, docId);
      const own = {type: 'doc' as const, id: docId(page.slug)};
      return items.length === 0 ? {...own, label: page.label} : {type: 'category', label: page.label, link: own, items};
    });
}
