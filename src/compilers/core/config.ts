/** Name of the document that runs programs, at the root of the site. */
export const FRAME_FILE = 'playground-frame.html';

/** The folder of the bundles, in the repository (where `npm run playground:bundles` puts them) and on the site. */
export const BUNDLE_FOLDER = 'playground-bundles';

/** The build's configuration for the playground. */
export type PlaygroundConfig = {
  /** The compilers' browser bundles; missing if the site has none. */
  readonly bundles?: BundleSource;
  /** Ids of the manual's versions, newest first. Pages that run code don't load everything about the versions. */
  readonly manuals: readonly string[];
  /** URL of the document that runs programs. */
  readonly frame: string;
  readonly runtime: RuntimeAddresses;
};

/** Where the bundles are, and which there are. */
export type BundleSource = {
  /** URL, without a trailing slash. */
  readonly base: string;
  /** The published releases, such as `v12.1.0`. If missing, the browser reads the list from the same place. */
  readonly releases?: readonly string[];
};

/** Below the address of the bundles: a JSON array of the releases. */
export const BUNDLE_MANIFEST = 'playground-bundles/versions.json';

/** URLs of the folders that emitted code imports from. Each ends with a slash and changes with its content. */
export type RuntimeAddresses = {
  /** React as ES modules. */
  readonly vendor: string;
  /** By manual version: a folder with `files.json` and `std/`, `react/` and, for v11, `core/`. */
  readonly versions: Readonly<Record<string, string>>;
};
