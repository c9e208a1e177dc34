/**
 * A version's API sidebars: one for the overview, and one for each library, with its modules. Every page links to the
 * other libraries.
 */
import type {ApiLibrary} from '../model/model';
import type {PageEntry} from './pages';

/** The parts of Docusaurus' sidebar items used here. */
export type SidebarItem =
  | {readonly type: 'doc' | 'ref'; readonly id: string; readonly label: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link?: {readonly type: 'doc'; readonly id: string};
      readonly items: readonly SidebarItem[];
    };

export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** @param docId returns the id of a page in the docs instance for its slug */
export function apiSidebars(pages: readonly PageEntry[], docId: (slug: string) => string): Sidebars {
  const libraries = [...new Set(pages.flatMap(({library}) => library ?? []))];
  const standard = libraries.find((library) => library === 'stdlib' || library === 'core');
  const nameOf = (library: ApiLibrary): string => pages.find(({slug}) => slug === library)?.label ?? library;
  const item = (type: 'doc' | 'ref', slug: string, label: string): SidebarItem => ({type, id: docId(slug), label});
  const root = (library: ApiLibrary): SidebarItem => item('ref', library, nameOf(library));
  const others = (own?: ApiLibrary): SidebarItem => {
    const additional: readonly ApiLibrary[] = standard ? ['belt', 'dom'] : ['js', 'belt', 'dom'];
    const label = standard ? 'Additional Libraries' : 'Modules';
    return {type: 'category', label, items: additional.filter((library) => library !== own).map(root)};
  };
  const first = (type: 'doc' | 'ref'): SidebarItem => ({
    type: 'category',
    label: 'Overview',
    items: [
      item(type, '', 'Introduction'),
      ...(standard ? [root(standard)] : []),
      ...(type === 'doc' ? [item('doc', 'changes', 'Changes')] : []),
    ],
  });
  const sidebarOf = (library: ApiLibrary): readonly SidebarItem[] => [
    first('ref'),
    {
      type: 'category',
      label: nameOf(library),
      link: {type: 'doc', id: docId(library)},
      items: tree(pages, library, docId),
    },
    others(library),
  ];
  return {
    overview: [first('doc'), others()],
    ...Object.fromEntries(libraries.map((library) => [library, sidebarOf(library)])),
  };
}

/** The submodules of a page. A module with submodules is a category with a page of its own. */
function tree(pages: readonly PageEntry[], parent: string, docId: (slug: string) => string): readonly SidebarItem[] {
  return pages
    .filter((page) => page.parent === parent)
    .map((page): SidebarItem => {
      const items = tree(pages, page.slug, docId);
      const own = {type: 'doc' as const, id: docId(page.slug)};
      return items.length === 0 ? {...own, label: page.label} : {type: 'category', label: page.label, link: own, items};
    });
}
