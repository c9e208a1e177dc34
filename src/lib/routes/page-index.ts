import type {TextLanguage} from '../languages/untranslated';

export type IndexedPage = {
  readonly title: string;
  readonly description: string;
  readonly to: string;
  /** For an English page on a site in another language. */
  readonly language?: TextLanguage;
};

/** The pages of one section of the site, by title. */
export type PageGroup = {
  readonly section: 'manual' | 'react' | 'community' | 'errors';
  /** The version's name for readers, `v12`. Only for the manual, because the index lists two versions of it. */
  readonly version?: string;
  readonly pages: readonly IndexedPage[];
};

/** The pages whose title or description contains every word of the query. */
export function filterPages(groups: readonly PageGroup[], query: string): PageGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({title, description}: IndexedPage): boolean =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  return groups.map((group) => ({...group, pages: group.pages.filter(fits)})).filter(({pages}) => pages.length > 0);
}
