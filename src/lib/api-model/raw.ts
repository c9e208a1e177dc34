/** What the packages of a version say, before anything is made of it: the outputs of their tools, as text and checked JSON. */
import type {ApiLibrary} from './model';
import type {SourceDeprecation} from './source-deprecations';
import type {ToolsDoc} from './tools-doc';

export type RawLibrary = {
  readonly library: ApiLibrary;
  /** The compiled module that is the library's root: `Stdlib`, `RescriptCore`, `Belt`. */
  readonly unit: string;
  readonly doc: ToolsDoc;
};

export type RawVersion = {
  /** The manual version: `v11.0.0`. */
  readonly version: string;
  readonly libraries: readonly RawLibrary[];
  /** What `bsc X.cmi` prints in ReScript syntax, by compiled module (`Belt_Array`, first letter in upper case). */
  readonly signatures: Readonly<Record<string, string>>;
  /** The same in Reason syntax, where that is the version's own; undefined elsewhere. */
  readonly reason: Readonly<Record<string, string>> | undefined;
  /** Paths of source files in their repository, by base name, where the tool says only that. */
  readonly paths: Readonly<Record<string, string>>;
  /** Deprecations with their migrations, by source file; only of files that have some. */
  readonly deprecations: Readonly<Record<string, readonly SourceDeprecation[]>>;
};
