/**
 * Holds one compiler bundle at a time and calls it. A bundle is a classic script that defines a global
 * `rescript_compiler`; its libraries are scripts that register themselves with it.
 */
import {isOffline} from '../../../client/offline/is-offline';
import {fill} from '../../../lib/built-component/built-component';
import {readCompilation, readFormatted, type BundleAnswer} from '../../../lib/playground/bundle-answers';
import {EngineError, type Compilation, type EngineVersion, type Formatted} from '../../../lib/playground/engine';
import {LET_UNWRAP} from '../../../lib/playground-link/link';
import {problemAtStart} from '../../../lib/playground/problems';
import {librariesOf} from '../../../lib/playground/releases';
import {shiftUp, START} from '../../../lib/playground/range';
import type {PlaygroundSettings, Syntax} from '../../../lib/playground/settings';
import {parseVersion} from '../../../lib/version/version';
import type {BundleRequest} from './bundle-protocol';
import type {EngineTexts} from './engine-texts';

type Language = {
  readonly compile: (source: string) => BundleAnswer;
  readonly format?: (source: string) => BundleAnswer;
};

/** A compiler, as a bundle defines it. Optional members exist only in some versions. */
export type BundleCompiler = {
  readonly rescript: Language & {readonly format: (source: string) => BundleAnswer};
  readonly reason?: Language;
  readonly ocaml?: Language;
  readonly convertSyntax: (from: Syntax, to: Syntax, source: string) => BundleAnswer;
  readonly setModuleSystem: (name: string) => boolean;
  readonly setWarnFlags?: (flags: string) => boolean;
  readonly setOpenModules?: (names: readonly string[]) => boolean;
  readonly setExperimentalFeatures?: (names: readonly string[]) => boolean;
  readonly setJsxPreserveMode?: (preserve: boolean) => boolean;
  readonly getConfig?: () => {readonly warn_flags?: string};
};

/** The environment bundles are loaded into. */
export type BundleScope = {
  /** Runs scripts; throws if one can't be loaded. */
  readonly importScripts: (...addresses: string[]) => void;
  readonly rescript_compiler?: {readonly make: () => BundleCompiler};
};

export type BundleHost = {
  /** Loads the request's compiler unless it's already loaded. Throws an `EngineError` if that fails. */
  load(request: BundleRequest): void;
  /** Compiles, formats or converts with the loaded compiler. */
  work(request: BundleRequest): Compilation | Formatted;
};

const MODULE_NAMES = {esmodule: ['esmodule', 'es6'], commonjs: ['commonjs', 'nodejs']} as const;

/**
 * Creates the host.
 * @param now returns the current time in milliseconds
 */
export function createBundleHost(scope: BundleScope, now: () => number = () => performance.now()): BundleHost {
  let loaded: {readonly address: string; readonly compiler: BundleCompiler; readonly warnings: string} | undefined;
  return {
    load({base, release, texts, isOffline: pageIsOffline = false}) {
      const address = `${base}/${release.version}`;
      if (loaded?.address === address) return;
      loaded = undefined;
      const compiler = makeCompiler(scope, address, release, texts, pageIsOffline || isOffline());
      loaded = {address, compiler, warnings: compiler.getConfig?.().warn_flags ?? ''};
    },
    work({task, code, settings, to, release, texts}) {
      if (!loaded) throw new EngineError(`The ${release.version} compiler isn't loaded.`);
      const {compiler, warnings} = loaded;
      apply(settings, compiler, warnings, texts);
      const syntax = {res: compiler.rescript, re: compiler.reason, ml: compiler.ocaml}[settings.syntax];
      if (!syntax) throw new EngineError(fill(texts.syntax, {version: release.version, syntax: settings.syntax}));
      const started = now();
      try {
        if (task === 'compile') {
          const opening = (compiler.setOpenModules ? '' : openLines(settings)) + jsxLine(settings, release);
          const source = opening + code;
          return withoutFirstRows(
            readCompilation(syntax.compile(source), source, now() - started),
            opening.split('\n').length - 1,
          );
        }
        if (task === 'convert' && to) return readFormatted(compiler.convertSyntax(settings.syntax, to, code), code);
        if (!syntax.format) return {problems: [problemAtStart(texts.noOcamlFormat)]};
        return readFormatted(syntax.format(code), code);
      } catch (error) {
        loaded = undefined; // An unknown exception may have left the compiler in a bad state.
        throw error instanceof EngineError
          ? error
          : new EngineError(fill(texts.failed, {version: release.version, detail: textOf(error)}));
      }
    },
  };
}

/** Reloading the bundle unregisters its libraries; registering one twice is an error. */
function makeCompiler(
  scope: BundleScope,
  address: string,
  {version}: EngineVersion,
  texts: EngineTexts,
  offline: boolean,
): BundleCompiler {
  let script = `${address}/compiler.js`;
  try {
    scope.importScripts(script);
    for (const library of librariesOf(version)) {
      script = `${address}/${library}/cmij.js`;
      scope.importScripts(script);
    }
  } catch (error) {
    // Offline, only the compilers stored in this browser are available.
    if (offline) throw new EngineError(fill(texts.notStored, {version}));
    throw new EngineError(fill(texts.notReached, {version}), {
      cause: new Error(`${script} couldn't be loaded.`, {cause: error}),
    });
  }
  const compiler = scope.rescript_compiler?.make();
  if (!compiler)
    throw new EngineError(fill(texts.notLoaded, {version}), {
      cause: new Error(`${address}/compiler.js doesn't define a compiler.`),
    });
  return compiler;
}

/** Sets all settings every time, because a compiler keeps them. */
function apply(
  {module, warnings, open, jsx, letUnwrap}: PlaygroundSettings,
  compiler: BundleCompiler,
  defaults: string,
  texts: EngineTexts,
): void {
  // The names of module systems changed in v11. The compiler returns false for a name it doesn't know.
  if (!MODULE_NAMES[module].some((name) => compiler.setModuleSystem(name))) {
    throw new EngineError(fill(texts.noModuleSystem, {module}));
  }
  compiler.setWarnFlags?.(`${defaults}-109${warnings}`);
  compiler.setOpenModules?.([...open]);
  compiler.setExperimentalFeatures?.(letUnwrap ? [LET_UNWRAP] : []);
  compiler.setJsxPreserveMode?.(jsx === 'preserve');
}

/** Opens modules in compilers that don't have a setting for it (until v10). */
function openLines({open, syntax}: PlaygroundSettings): string {
  return open.map((name) => `open ${name}${syntax === 're' ? ';' : ''}\n`).join('');
}

/** Sets the classic JSX mode, because bundles don't have a function for it. v12 doesn't have this mode. */
function jsxLine({jsx}: PlaygroundSettings, {version}: EngineVersion): string {
  const major = parseVersion(version)?.major ?? 0;
  return jsx === 'classic' && (major === 10 || major === 11) ? '@@jsxConfig({version: 4, mode: "classic"})\n' : '';
}

/** Removes the lines we added. Errors in them move to the start of the code, and warnings about them are dropped. */
function withoutFirstRows(compilation: Compilation, rows: number): Compilation {
  if (rows === 0) return compilation;
  return {
    ...compilation,
    problems: compilation.problems
      .filter(({kind, row}) => kind === 'error' || row > rows)
      .map((problem) => (problem.row > rows ? shiftUp(problem, rows) : {...problem, ...START})),
    types: compilation.types.filter(({row}) => row > rows).map((type) => shiftUp(type, rows)),
  };
}

/** Bundles throw arrays, too. */
function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? 'unknown');
}
