/** The nearest page in a version that doesn't have the page. */
export type DocCounterpart = {
  /** Docusaurus' name: `current` or the id. */
  readonly version: string;
  /** The page's address with its anchor. */
  readonly to: string;
  readonly title: string;
};

/** What the docs plugin adds to every page's metadata. */
export type CounterpartMetadata = {
  /** For versions that don't have the page. In the others, only the version in the address differs. */
  readonly counterparts: readonly DocCounterpart[];
  /** The same page in the latest version, if that's a different page. */
  readonly canonical?: string;
};
