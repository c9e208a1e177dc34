import path from 'node:path';
import type {Library, Toolchain} from '../../../compilers/build/toolchain';
import type {RootModule} from '../../../compilers/build/toolchain-record';

/** Libraries that are compiled together into one folder. */
export type LibraryFolder = {
  /** Absolute folder of the sources. */
  readonly sources: string;
  readonly roots: readonly RootModule[];
  /** Which compiled modules are printed. */
  readonly units: RegExp;
} & (
  | {/** Absolute folder of the compiled modules. */ readonly compiled: string; readonly library?: undefined}
  | {/** A package has it as sources only, so it is compiled first. */ readonly library: Library}
);

export type VersionPackages = {
  readonly version: string;
  readonly toolchain: Toolchain;
  /** `name@version` of everything that affects the result. */
  readonly identity: readonly string[];
  /** Prints signatures in ReScript syntax. */
  readonly printer: {readonly bsc: string; readonly flags: readonly string[]};
  /** The version's own compiler, if its syntax is Reason. */
  readonly reasonPrinter: string | undefined;
  readonly folders: readonly LibraryFolder[];
};

const RUNTIME_UNITS = /^(?:stdlib|belt|js|dom)(?:_|$)/i;

/** The packages by manual version, newest first. */
export function findPackages(toolchains: Readonly<Record<string, Toolchain>>): readonly VersionPackages[] {
  return Object.values(toolchains).map((toolchain) => {
    const {version, identity, docTool, signaturePrinter, runtime, api} = toolchain;
    const other = signaturePrinter === undefined ? undefined : toolchains[signaturePrinter];
    const printer = other ?? toolchain;
    const compiled = path.join(runtime, 'lib/ocaml');
    const libraries = toolchain.libraries.flatMap((library) => (library.api ? [{library, ...library.api}] : []));
    return {
      version,
      toolchain,
      identity: [identity, docTool.identity, ...libraries.map(({library}) => library.identity), other?.identity].filter(
        (name) => name !== undefined,
      ),
      printer: {bsc: printer.bsc, flags: printer.flags.filter((flag) => flag === '-uncurried')},
      reasonPrinter: other && toolchain.bsc,
      folders: [
        ...libraries.map(({library, roots, units}) => ({library, sources: library.source, roots, units})),
        {compiled, sources: compiled, roots: api, units: RUNTIME_UNITS},
      ],
    };
  });
}
