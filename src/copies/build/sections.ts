/** A docs version's pages, in sidebar order. */
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The pages in a sidebar category. */
export type DocSection = {readonly title: string; readonly docs: readonly DocMetadata[]};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * One section for each top-level category. A page that appears several times is listed at its first place. Pages
 * outside of categories don't have a section.
 */
export function categorySections({sidebars, docs}: LoadedVersion): readonly DocSection[] {
  const seen = new Set<string>();
  return Object.values(sidebars)
    .flat()
    .flatMap((item) => (item.type === 'category' ? [{title: item.label, docs: unseen(idsOf(item), docs, seen)}] : []));
}

/** One section for each sidebar, named after its first page. The API's libraries are organized this way. */
export function sidebarSections({sidebars, docs}: LoadedVersion): readonly DocSection[] {
  const seen = new Set<string>();
  return Object.values(sidebars).flatMap((items) => {
    const own = unseen(items.flatMap(idsOf), docs, seen);
    return own[0] ? [{title: own[0].title, docs: own}] : [];
  });
}

/** Ignores items that only refer to pages of a different sidebar. */
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
