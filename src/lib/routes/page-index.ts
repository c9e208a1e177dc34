/** One page of the index of pages. */
export type IndexedPage = {readonly title: string; readonly description: string; readonly to: string};

/** The pages of one part of the site, by title. */
export type PageGroup = {
  readonly section: 'manual' | 'react' | 'community';
  /** What readers call the version: `v12`. Only of the manual, of which there are two. */
  readonly version?: string;
  readonly pages: readonly IndexedPage[];
};

/** The groups with only those pages whose title or description holds every word of the query; empty groups are left out. */
export function filterPages(groups: readonly PageGroup[], query: string): PageGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({title, description}: IndexedPage): boolean => words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  return groups.map((group) => ({...group, pages: group.pages.filter(fits)})).filter(({pages}) => pages.length > 0);
}
