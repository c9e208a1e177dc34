/** The output of the tools of a version's packages. */
import type {ApiLibrary, CommentFormat} from './model';
import type {SourceDeprecation} from './source-deprecations';
import type {ToolsDoc} from './tools-doc';

export type RawLibrary = {
  readonly library: ApiLibrary;
  /** The compiled module of the root: `Stdlib`, `RescriptCore`. */
  readonly unit: string;
  readonly doc: ToolsDoc;
};

export type RawVersion = {
  readonly version: string;
  readonly comments: CommentFormat;
  readonly libraries: readonly RawLibrary[];
  /** What `bsc X.cmi` prints, by compiled module: `Belt_Array`. */
  readonly signatures: Readonly<Record<string, string>>;
  /** The same in Reason syntax, if that's the version's own. */
  readonly reason: Readonly<Record<string, string>> | undefined;
  /** In the repository, by base name, for tools that print only that. */
  readonly paths: Readonly<Record<string, string>>;
  /** By source file; only files that have any. */
  readonly deprecations: Readonly<Record<string, readonly SourceDeprecation[]>>;
};
