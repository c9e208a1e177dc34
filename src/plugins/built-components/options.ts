import type {BuiltBlock, LabelSet} from '../../lib/built-component/built-component';

/** The page that contains a component. */
export type ComponentPage = {
  readonly siteDir: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** The language of the build. */
  readonly locale: string;
  /** Path relative to the site's root, with forward slashes. */
  readonly page: string;
  /** Its text. */
  readonly source: string;
  /** Id of its manual version, `v12.0.0`. */
  readonly version: string;
  /** Folder of its version's pages, relative to the site's root. */
  readonly folder: string;
  /** Address of its version with the base URL, without a trailing slash: `/docs/manual/next`. */
  readonly root: string;
};

/** A component that pages use by name, without attributes. */
export type BuiltComponent = {
  readonly name: string;
  readonly labels: LabelSet;
  /** Renders it for a page, with the texts from `labels`. Rejects with a readable error if it can't be rendered. */
  render(page: ComponentPage, words: Readonly<Record<string, string>>): Promise<BuiltBlock>;
};

export type BuiltComponentsOptions = {
  readonly components: readonly BuiltComponent[];
  /** The manual version of a page (path relative to the site's root); undefined if it has none. */
  readonly placeOf: (page: string) => Pick<ComponentPage, 'version' | 'folder' | 'root'> | undefined;
  /** If a component can't be rendered, a production build fails; otherwise the page shows the error. */
  readonly production: boolean;
};
