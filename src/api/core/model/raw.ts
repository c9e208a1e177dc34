/** The raw data from a version's packages: the output of their tools, as text and validated JSON. */
import type {ApiLibrary, CommentFormat} from './model';
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
  readonly comments: CommentFormat;
  readonly libraries: readonly RawLibrary[];
  /** What `bsc X.cmi` prints in ReScript syntax, by compiled module (`Belt_Array`, first letter in upper case). */
  readonly signatures: Readonly<Record<string, string>>;
  /** The same in Reason syntax, if that's the version's own; otherwise undefined. */
  readonly reason: Readonly<Record<string, string>> | undefined;
  /** Paths of source files in their repository by base name, for tools that print only the base name. */
  readonly paths: Readonly<Record<string, string>>;
  /** Deprecations with their migrations, by source file; only for files that have any. */
  readonly deprecations: Readonly<Record<string, readonly SourceDeprecation[]>>;
};
