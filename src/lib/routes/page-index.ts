/** One page of the index of pages. */
export type IndexedPage = {readonly title: string; readonly description: string; readonly to: string};

/** The pages of one part of the site, in the order its sidebar has. */
export type PageGroup = {readonly name: string; readonly pages: readonly IndexedPage[]};

/** The groups with only those pages whose title or description holds every word of the query; empty groups are left out. */
export function filterPages(groups: readonly PageGroup[], query: string): PageGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({title, description}: IndexedPage): boolean => words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  return groups.map(({name, pages}) => ({name, pages: pages.filter(fits)})).filter(({pages}) => pages.length > 0);
}
