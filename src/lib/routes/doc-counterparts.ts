/** Where the dropdown leads for a version that doesn't have the page. */
export type DocCounterpart = {
  /** Docusaurus' name for the version: `current` or its id. */
  readonly version: string;
  /** Address of the nearest page, with its anchor. */
  readonly to: string;
  /** Title of that page. */
  readonly title: string;
};

/** What the docs plugin adds to every page's metadata. */
export type CounterpartMetadata = {
  /** Only the versions that don't have the page. In all others, only the version in the address differs. */
  readonly counterparts: readonly DocCounterpart[];
  /** Address of the same page in the latest version; absent on that page itself and if there isn't one. */
  readonly canonical?: string;
};
