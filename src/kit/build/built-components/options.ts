import type {BuiltBlock, LabelSet} from '../../core/built-component/built-component';

export type ComponentPage = {
  readonly siteDir: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly locale: string;
  /** From the site's root, with forward slashes. */
  readonly page: string;
  /** Its text. */
  readonly source: string;
  /** Id of its manual version, `v12.0.0`. */
  readonly version: string;
  /** Of its version's pages, from the site's root. */
  readonly folder: string;
  /** Of its version, with the base URL: `/docs/manual/next`. */
  readonly root: string;
};

/** A component without attributes. */
export type BuiltComponent = {
  readonly name: string;
  readonly labels: LabelSet;
  /** Rejects with a readable error if the page can't have it. */
  render(page: ComponentPage, words: Readonly<Record<string, string>>): Promise<BuiltBlock>;
};

export type BuiltComponentsOptions = {
  readonly components: readonly BuiltComponent[];
  /** By a page's path from the site's root; undefined outside the manual. */
  readonly placeOf: (page: string) => Pick<ComponentPage, 'version' | 'folder' | 'root'> | undefined;
  /** A component that can't be rendered fails a production build; otherwise the page shows the error. */
  readonly production: boolean;
};
