/** Packages of the page /packages: what we say about them, and what the registry says. */

/** Who keeps a package. */
export type PackageKind = 'official' | 'community';

/** A package that people chose for the list. */
export type CuratedPackage = {
  /** Its name on npm. */
  readonly name: string;
  readonly kind: PackageKind;
  /** What it is for, in one or two sentences of ours. */
  readonly purpose: string;
  /** Address of its sources; https. */
  readonly repository: string;
  /** Words that it is also found by, in small letters. */
  readonly keywords: readonly string[];
  /** What to use in its place; the package is outdated then. */
  readonly replacedBy?: string;
};

/** Which compilers a package says it works with. */
export type CompilerRange = {
  /** As the package has it: `>=12.0.0 <13`. */
  readonly range: string;
  /** The dependency that the range is of. */
  readonly on: 'rescript' | '@rescript/runtime' | 'bs-platform';
  readonly from: 'peerDependencies' | 'dependencies';
};

/** What the registry tells of a package. */
export type RegistryPackage = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  /** Web addresses only. */
  readonly repository?: string;
  readonly homepage?: string;
  /** Day of the last publication, `2026-11-20`, where the registry tells it. */
  readonly published?: string;
  readonly compiler?: CompilerRange;
};

/** The file that `npm run packages:refresh` writes. */
export type RegistryFile = {
  /** Day on which the registry was asked. */
  readonly fetched: string;
  /** By name. */
  readonly packages: readonly RegistryPackage[];
};
