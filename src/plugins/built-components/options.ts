import type {BuiltBlock, LabelSet} from '../../lib/built-component/built-component';

/** The page that a component stands on. */
export type ComponentPage = {
  readonly siteDir: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Path below the root of the site, with forward slashes. */
  readonly page: string;
  /** Its text. */
  readonly source: string;
  /** Id of its manual version, `v12.0.0`. */
  readonly version: string;
  /** Folder of its version's pages, below the root of the site. */
  readonly folder: string;
  /** Address of its version with the base URL, without a slash at the end: `/docs/manual/next`. */
  readonly root: string;
};

/** A component that pages use by name, without attributes. */
export type BuiltComponent = {
  readonly name: string;
  readonly labels: LabelSet;
  /** Makes it for a page. Rejects with a sentence when it cannot be made. The words are those of `labels`. */
  render(page: ComponentPage, words: Readonly<Record<string, string>>): Promise<BuiltBlock>;
};

export type BuiltComponentsOptions = {
  readonly components: readonly BuiltComponent[];
  /** Where a page (path below the root of the site) belongs; undefined for one without a manual version. */
  readonly placeOf: (page: string) => Pick<ComponentPage, 'version' | 'folder' | 'root'> | undefined;
  /** A production build fails when a component cannot be made; otherwise the page says so. */
  readonly production: boolean;
};
