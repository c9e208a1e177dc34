/** The document that runs programs, at the root of the site. */
export const FRAME_FILE = 'playground-frame.html';

/** In the repository (`npm run playground:bundles`) and on the site. */
export const BUNDLE_FOLDER = 'playground-bundles';

export type PlaygroundConfig = {
  /** Missing if the site has none. */
  readonly bundles?: BundleSource;
  /** Newest first: pages that run code don't load everything about the versions. */
  readonly manuals: readonly string[];
  readonly frame: string;
  readonly runtime: RuntimeAddresses;
};

export type BundleSource = {
  /** URL, without a trailing slash. */
  readonly base: string;
  /** If missing, the browser reads the list from the same place. */
  readonly releases?: readonly string[];
};

/** Below the address of the bundles: a JSON array of the releases. */
export const BUNDLE_MANIFEST = 'playground-bundles/versions.json';

/** URLs of folders. Each ends with a slash and changes with its content. */
export type RuntimeAddresses = {
  readonly vendor: string;
  /** By manual version: a folder with `files.json` and `std/`, `react/` and, for v11, `core/`. */
  readonly versions: Readonly<Record<string, string>>;
};
