/**
 * Holds one compiler bundle at a time and speaks with it. A bundle is a classic script that puts
 * `rescript_compiler` into its scope; its libraries are scripts that register themselves with it.
 */
import {isOffline} from '../../../client/offline/is-offline';
import {readCompilation, readFormatted, type BundleAnswer} from '../../../lib/playground/bundle-answers';
import {EngineError, type Compilation, type EngineVersion, type Formatted, type Range} from '../../../lib/playground/engine';
import {problemAtStart} from '../../../lib/playground/problems';
import {START} from '../../../lib/playground/source-position';
import type {PlaygroundSettings} from '../../../lib/playground/settings';
import {parseVersion} from '../../../lib/version/version';
import type {BundleRequest} from './bundle-protocol';

type Syntax = {readonly compile: (source: string) => BundleAnswer; readonly format?: (source: string) => BundleAnswer};

/** A compiler as a bundle makes it. What is optional came or went with a version. */
export type BundleCompiler = {
  readonly rescript: Syntax & {readonly format: (source: string) => BundleAnswer};
  readonly reason?: Syntax;
  readonly ocaml?: Syntax;
  readonly setModuleSystem: (name: string) => boolean;
  readonly setWarnFlags?: (flags: string) => boolean;
  readonly setOpenModules?: (names: readonly string[]) => boolean;
  readonly setJsxPreserveMode?: (preserve: boolean) => boolean;
  readonly getConfig?: () => {readonly warn_flags?: string};
};

/** Where bundles are loaded. */
export type BundleScope = {
  /** Runs scripts; throws when one cannot be had. */
  readonly importScripts: (...addresses: string[]) => void;
  readonly rescript_compiler?: {readonly make: () => BundleCompiler};
};

export type BundleHost = {
  /** Loads the request's compiler unless it is the one that is there. Throws an `EngineError` when that fails. */
  load(request: BundleRequest): void;
  /** Compiles or formats with the loaded compiler. */
  work(request: BundleRequest): Compilation | Formatted;
};

const MODULE_NAMES = {esmodule: ['esmodule', 'es6'], commonjs: ['commonjs', 'nodejs']} as const;

/**
 * Makes the host.
 * @param now milliseconds of some clock
 */
export function createBundleHost(scope: BundleScope, now: () => number = () => performance.now()): BundleHost {
  let loaded: {readonly address: string; readonly compiler: BundleCompiler; readonly warnings: string} | undefined;
  return {
    load({base, release}) {
      const address = `${base}/${release.version}`;
      if (loaded?.address === address) return;
      loaded = undefined;
      const compiler = makeCompiler(scope, address, release);
      loaded = {address, compiler, warnings: compiler.getConfig?.().warn_flags ?? ''};
    },
    work({task, code, settings, release}) {
      if (!loaded) throw new EngineError(`The compiler ${release.version} is not loaded.`);
      const {compiler, warnings} = loaded;
      apply(settings, compiler, warnings);
      const syntax = {res: compiler.rescript, re: compiler.reason, ml: compiler.ocaml}[settings.syntax];
      if (!syntax) throw new EngineError(`The compiler ${release.version} does not read .${settings.syntax} files.`);
      const started = now();
      try {
        if (task === 'compile') {
          const opening = compiler.setOpenModules ? '' : openLines(settings);
          const source = opening + code;
          return withoutFirstRows(readCompilation(syntax.compile(source), source, now() - started), opening.split('\n').length - 1);
        }
        if (!syntax.format) return {problems: [problemAtStart('This compiler has no formatter for ML.')]};
        return readFormatted(syntax.format(code), code);
      } catch (error) {
        loaded = undefined; // what a compiler is after an exception nobody knows
        throw error instanceof EngineError ? error : new EngineError(`The compiler ${release.version} failed: ${textOf(error)}`);
      }
    },
  };
}

/** Loading a bundle again makes room for libraries again: one that was there already would be refused. */
function makeCompiler(scope: BundleScope, address: string, {version}: EngineVersion): BundleCompiler {
  let script = `${address}/compiler.js`;
  try {
    scope.importScripts(script);
    for (const library of librariesOf(version)) {
      script = `${address}/${library}/cmij.js`;
      scope.importScripts(script);
    }
  } catch (error) {
    if (isOffline()) throw new EngineError(notStored(version));
    throw new EngineError(`The compiler ${version} can not be loaded: ${script} failed (${textOf(error)}).`);
  }
  const compiler = scope.rescript_compiler?.make();
  if (!compiler) throw new EngineError(`The compiler ${version} can not be loaded: ${address}/compiler.js is no compiler.`);
  return compiler;
}

/** Without a network there are only the compilers that the reader has stored. */
function notStored(version: string): string {
  return `There is no connection, and the compiler ${version} is not stored in this browser. Choose a version that is, or store this one on the page “Read offline” when you are online.`;
}

/** The libraries that a release has beside its compiler. Until v10 the standard library is inside of it. */
export function librariesOf(release: string): readonly string[] {
  const major = parseVersion(release)?.major ?? 0;
  return [
    ...(major >= 11 ? ['compiler-builtins'] : []),
    ...(major === 11 ? ['@rescript/core'] : []),
    major >= 9 ? '@rescript/react' : 'reason-react',
  ];
}

/** Settings stay with a compiler, so all of them are told each time. */
function apply({module, warnings, open, jsx}: PlaygroundSettings, compiler: BundleCompiler, defaults: string): void {
  // The names of module systems changed with v11; one that is not known is answered with false.
  if (!MODULE_NAMES[module].some((name) => compiler.setModuleSystem(name))) {
    throw new EngineError(`The compiler does not know the module system ${module}.`);
  }
  compiler.setWarnFlags?.(`${defaults}-109${warnings}`);
  compiler.setOpenModules?.([...open]);
  compiler.setJsxPreserveMode?.(jsx === 'preserve');
}

/** What opens modules in compilers that have no setting for it (until v10). */
function openLines({open, syntax}: PlaygroundSettings): string {
  return open.map((name) => `open ${name}${syntax === 're' ? ';' : ''}\n`).join('');
}

/** Takes lines away that were not the reader's: errors in them stand at the start, warnings about them are dropped. */
function withoutFirstRows(compilation: Compilation, rows: number): Compilation {
  if (rows === 0) return compilation;
  const up = <Place extends Range>(place: Place): Place => ({...place, row: place.row - rows, endRow: place.endRow - rows});
  return {
    ...compilation,
    problems: compilation.problems
      .filter(({kind, row}) => kind === 'error' || row > rows)
      .map((problem) => (problem.row > rows ? up(problem) : {...problem, ...START})),
    types: compilation.types.filter(({row}) => row > rows).map(up),
  };
}

/** Bundles throw arrays, too. */
function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? 'unknown');
}
