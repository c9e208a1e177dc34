import type {TextLanguage} from '../../kit/core/untranslated';

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
