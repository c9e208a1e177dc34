/** Where the dropdown leads in a version that lacks the page. */
export type DocTwin = {
  /** Docusaurus' name of the version: `current` or its id. */
  readonly version: string;
  /** Address of the nearest page, with its anchor. */
  readonly to: string;
  /** Title of that page. */
  readonly title: string;
};

/** What the docs plugin adds to the metadata of every page. */
export type TwinMetadata = {
  /** Only the versions that lack the page; everywhere else the address differs by the version alone. */
  readonly twins: readonly DocTwin[];
  /** Address of the latest version's page of the same name; absent on that page itself and where it has none. */
  readonly canonical?: string;
};
