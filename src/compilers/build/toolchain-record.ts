/** What one version's record can say; `toolchains.ts` has the records. */
import type {ApiLibrary, CommentFormat} from '../../rescript/core/api-address';
import type {ColumnUnit} from '../../rescript/core/diagnostics/parse';
import type {CompilerSupport, JsxMode} from '../../rescript/core/syntax/source-file';
import type {RuntimePart} from '../core/runtime-files';

/** A parameter so that tests can use another. */
export type Machine = {readonly platform: string; readonly arch: string};

/** The file to start from, and the compiled module. */
export type RootModule = {readonly library: ApiLibrary; readonly unit: string; readonly entry: string};

export type Repository = {
  readonly url: string;
  /** The tag of a release is this and the package's version. */
  readonly tagPrefix: '' | 'v';
  /** Where the files are in it. */
  readonly folder: string;
};

/** The API of a library that a package has as sources only. */
export type LibraryApi = {
  readonly roots: readonly RootModule[];
  /** Which compiled modules are printed. */
  readonly units: RegExp;
  readonly repository: Repository;
};

/** What doesn't depend on the machine. */
export type ToolchainFacts = CompilerSupport & {
  /** Manual version, `v12.0.0`. */
  readonly version: string;
  readonly configFile: 'bsconfig.json' | 'rescript.json';
  readonly flags: readonly string[];
  /** Flags for each JSX mode; `default` if the fence doesn't set one. */
  readonly jsxFlags: Readonly<Partial<Record<JsxMode | 'default', readonly string[]>>>;
  /** Flags that enable `let?`, where it's an experiment. */
  readonly letUnwrapFlags?: readonly string[];
  readonly esmodule: 'esmodule' | 'es6';
  /** Modules opened in every example. */
  readonly opens: readonly string[];
  /** The unit of columns in its messages. */
  readonly columns: ColumnUnit;
  /**
   * The version whose compiler prints signatures in ReScript syntax, if not its own: v8 prints Reason, v9 and v10
   * repeat attributes and leave out `type` in constraints, and v11 has binaries for more machines.
   */
  readonly signaturePrinter?: string;
  /** How the comments of its libraries are written. */
  readonly comments: CommentFormat;
  /** The libraries in the runtime package, in the order of the API's overview. */
  readonly api: readonly RootModule[];
  readonly repository: Repository;
};

/** A version's compiler and its packages. Package names are those in `package.json`. */
export type ToolchainRecord = ToolchainFacts & {
  readonly package: string;
  /** Below `node_modules`. */
  readonly binaries: (machine: Machine) => string;
  /** The package of the standard library, if it has one; the compiler is told where it is. */
  readonly runtimePackage?: string;
  /** Files next to the compiler: this converts between Reason and ML. */
  readonly refmt?: string;
  readonly buildTool?: string;
  /** The editor's tool, which reports the kind of each identifier and the type of each name. */
  readonly analysis?: Tool;
  /** Libraries that examples may use without saying so: `name` in emitted imports, `part` of the playground's files. */
  readonly libraries: readonly {
    readonly name: string;
    readonly package: string;
    readonly part: RuntimePart;
    readonly api?: LibraryApi;
  }[];
  /** Extracts the docs from compiled modules. */
  readonly docTool: Tool;
};

/** A program next to the compiler, or in a separate package. */
export type Tool =
  | {readonly package?: undefined; readonly path: string}
  | {readonly package: string; readonly path: (machine: Machine) => string};
