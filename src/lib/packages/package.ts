/** Packages of the page /packages: our descriptions and the registry's data. */

/** Who maintains a package. */
export type PackageKind = 'official' | 'community';

/** A package picked for the list by hand. */
export type CuratedPackage = {
  /** Its name on npm. */
  readonly name: string;
  readonly kind: PackageKind;
  /** What it's for, in one or two sentences. */
  readonly purpose: string;
  /** URL of its source code; https. */
  readonly repository: string;
  /** Lower-case search keywords. */
  readonly keywords: readonly string[];
  /** What to use instead; makes the package outdated. */
  readonly replacedBy?: string;
};

/** The compilers a package says it works with. */
export type CompilerRange = {
  /** As written in the package: `>=12.0.0 <13`. */
  readonly range: string;
  /** The dependency the range applies to. */
  readonly on: 'rescript' | '@rescript/runtime' | 'bs-platform';
  readonly from: 'peerDependencies' | 'dependencies';
};

/** The registry's data about a package. */
export type RegistryPackage = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  /** Web addresses only. */
  readonly repository?: string;
  readonly homepage?: string;
  /** Day of the last publication, `2026-11-20`, if the registry has it. */
  readonly published?: string;
  readonly compiler?: CompilerRange;
};

/** The file that `npm run packages:refresh` writes. */
export type RegistryFile = {
  /** The day the registry was queried. */
  readonly fetched: string;
  /** By name. */
  readonly packages: readonly RegistryPackage[];
};
