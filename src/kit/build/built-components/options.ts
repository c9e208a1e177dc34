import type {LabelSet} from '../../core/built-component/built-component';
import type {Html} from '../../core/html';

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

/** What a component leaves on a page. */
export type ComponentHtml = {
  readonly html: Html | '';
  /** The ids that links may name. Those in the HTML, unless some are missing there. */
  readonly anchors?: readonly string[];
  /** What Docusaurus' link checker sees. The links to pages and headings in the HTML, unless some lead elsewhere. */
  readonly links?: readonly string[];
};

/** A component without attributes. */
export type BuiltComponent = {
  readonly name: string;
  readonly labels: LabelSet;
  /** Rejects with a readable error if the page can't have it. */
  render(page: ComponentPage, words: Readonly<Record<string, string>>): Promise<ComponentHtml>;
};

export type BuiltComponentsOptions = {
  readonly components: readonly BuiltComponent[];
  /** By a page's path from the site's root; undefined outside the manual. */
  readonly placeOf: (page: string) => Pick<ComponentPage, 'version' | 'folder' | 'root'> | undefined;
  /** A component that can't be rendered fails a production build; otherwise the page shows the error. */
  readonly production: boolean;
};
