/** Name of the document that runs programs, in the root of the site. */
export const FRAME_FILE = 'playground-frame.html';

/** Where `npm run playground:bundles` puts the bundles, below the site's folder, and where the site serves them. */
export const BUNDLE_FOLDER = 'playground-bundles';

/** What the build tells the playground about this copy of the site. */
export type PlaygroundConfig = {
  /** Where the compilers' browser bundles are, without a slash at the end; missing when there are none. */
  readonly bundles?: string;
  /** Address of the document that runs programs. */
  readonly frame: string;
  readonly runtime: RuntimeAddresses;
};

/** Addresses of the files that emitted code imports. Each ends with a slash and changes with its content. */
export type RuntimeAddresses = {
  /** React as ES modules. */
  readonly vendor: string;
  /** By manual version: a folder with `files.json` and `std/`, `react/` and, for v11, `core/`. */
  readonly versions: Readonly<Record<string, string>>;
};
