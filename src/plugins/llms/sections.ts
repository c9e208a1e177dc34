/** The pages of a docs version, in the order of its sidebars. */
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** Pages under a name of the sidebar. */
export type DocSection = {readonly title: string; readonly docs: readonly DocMetadata[]};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** One section for each category of the first level. A page stands where it comes first; pages outside of categories have no section. */
export function categorySections({sidebars, docs}: LoadedVersion): readonly DocSection[] {
  const seen = new Set<string>();
  const categories = Object.values(sidebars).flatMap((items) => items.flatMap((item) => (item.type === 'category' ? [item] : [])));
  return categories.map((category) => ({title: category.label, docs: unseen(idsOf(category), docs, seen)}));
}

/** One section for each sidebar, named after its first page: that is how the libraries of the API are laid out. */
export function sidebarSections({sidebars, docs}: LoadedVersion): readonly DocSection[] {
  const seen = new Set<string>();
  return Object.values(sidebars).flatMap((items) => {
    const own = unseen(items.flatMap(idsOf), docs, seen);
    return own[0] ? [{title: own[0].title, docs: own}] : [];
  });
}

/** Items that only refer to pages of another sidebar do not count. */
function idsOf(item: SidebarItem): readonly string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

function unseen(ids: readonly string[], docs: readonly DocMetadata[], seen: Set<string>): readonly DocMetadata[] {
  return ids.flatMap((id) => {
    const doc = docs.find((other) => other.id === id);
    if (!doc || seen.has(id)) return [];
    seen.add(id);
    return [doc];
  });
}
