export type PackageKind = 'official' | 'community';

/** A package we chose and describe. */
export type CuratedPackage = {
  /** On npm. */
  readonly name: string;
  readonly kind: PackageKind;
  /** One or two sentences. */
  readonly purpose: string;
  /** Of its sources; https. */
  readonly repository: string;
  /** In lower case, for the search. */
  readonly keywords: readonly string[];
  /** What to use instead of the package, which is outdated. */
  readonly replacedBy?: string;
};

export type CompilerRange = {
  /** As in the package: `>=12.0.0 <13`. */
  readonly range: string;
  /** The dependency with the range. */
  readonly on: 'rescript' | '@rescript/runtime' | 'bs-platform';
  readonly from: 'peerDependencies' | 'dependencies';
};

export type RegistryPackage = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  /** Web addresses only. */
  readonly repository?: string;
  readonly homepage?: string;
  /** Day of the last release, `2026-11-20`, if the registry has it. */
  readonly published?: string;
  readonly compiler?: CompilerRange;
};

/** What `npm run packages:refresh` writes. */
export type RegistryFile = {
  /** The day of the query. */
  readonly fetched: string;
  /** By name. */
  readonly packages: readonly RegistryPackage[];
};
