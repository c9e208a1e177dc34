/**
 * Holds one compiler bundle at a time and calls it. A bundle is a classic script that defines a global
 * `rescript_compiler`; its libraries are scripts that register themselves with it.
 */
import {isOffline} from '../../kit/browser/is-offline';
import {fill} from '../../kit/core/built-component/built-component';
import {columnUnitOf} from '../../rescript/core/diagnostics/parse';
import {readCompilation, readFormatted, type BundleAnswer} from '../core/bundle-answers';
import {EngineError, shiftUp, type Compilation, type EngineVersion, type Formatted} from '../core/engine';
import {LET_UNWRAP} from '../core/playground-link/link';
import {problemAtStart} from '../core/problems';
import {librariesOf} from '../core/releases';
import type {PlaygroundSettings, Syntax} from '../core/settings';
import {parseVersion} from '../../kit/core/version';
import type {EngineTexts} from './engine-texts';

type Language = {
  readonly compile: (source: string) => BundleAnswer;
  readonly format?: (source: string) => BundleAnswer;
};

/** A compiler, as a bundle defines it. Optional members exist only in some versions. */
type BundleCompiler = {
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
  /** Runs a script; throws or rejects if it can't be loaded. */
  readonly importScripts: (address: string) => void | Promise<void>;
  readonly rescript_compiler?: {readonly make: () => BundleCompiler} | undefined;
};

/** One source to compile, format, or convert. */
export type BundleRequest = {
  readonly id: number;
  readonly task: 'compile' | 'format' | 'convert';
  /** The syntax to convert to. */
  readonly to?: Syntax;
  /** Absolute URL of the bundles, without a trailing slash. */
  readonly base: string;
  readonly release: EngineVersion;
  readonly code: string;
  readonly settings: PlaygroundSettings;
  /** The page has no network, or pages stored for reading offline. A worker isn't always told. */
  readonly isOffline?: boolean;
  /** In the page's language, which the worker doesn't know. */
  readonly texts: EngineTexts;
};

/**
 * `loaded` means that the request's compiler has loaded and starts now, `overflow` that the stack is too small for the
 * source.
 */
export type BundleReply =
  | {readonly id: number; readonly kind: 'loaded'}
  | {readonly id: number; readonly kind: 'overflow'}
  | {readonly id: number; readonly kind: 'done'; readonly result: Compilation | Formatted}
  | {readonly id: number; readonly kind: 'failed'; readonly message: string};

/** The part of the Worker interface the engine needs. */
export type BundleWorker = {
  postMessage(request: BundleRequest): void;
  terminate(): void;
  onmessage: ((event: {readonly data: BundleReply}) => void) | null;
  onerror: ((event: {readonly message: string}) => void) | null;
};

type BundleHost = {
  /** Loads the request's compiler unless it's already loaded. Rejects with an `EngineError` if that fails. */
  load(request: BundleRequest): Promise<void>;
  /** Compiles, formats, or converts with the loaded compiler. Undefined if the stack is too small for the source. */
  work(request: BundleRequest): Compilation | Formatted | undefined;
};

const MODULE_NAMES = {esmodule: ['esmodule', 'es6'], commonjs: ['commonjs', 'nodejs']} as const;

/**
 * Creates the host. It loads a compiler again once a flag is gone that made a warning an error, since bundles keep
 * such flags.
 */
export function createBundleHost(scope: BundleScope): BundleHost {
  let loaded: Loaded | undefined;
  return {
    async load({base, release, settings, texts, isOffline: pageIsOffline = false}) {
      const address = `${base}/${release.version}`;
      const fatal = fatalFlags(settings.warnings);
      if (loaded?.address === address && loaded.fatal.every((flag) => fatal.includes(flag))) {
        loaded = {...loaded, fatal};
        return;
      }
      loaded = undefined;
      const compiler = await makeCompiler(scope, address, release, texts, pageIsOffline || isOffline());
      loaded = {address, compiler, warnings: compiler.getConfig?.().warn_flags ?? '', fatal};
    },
    work(request) {
      const {settings, release, texts} = request;
      if (!loaded) throw new EngineError(`The ${release.version} compiler isn't loaded.`);
      const {compiler, warnings} = loaded;
      apply(settings, compiler, warnings, texts);
      try {
        return answerOf(compiler, request);
      } catch (error) {
        loaded = undefined; // An unknown exception may have left the compiler in a bad state.
        if (saysOverflow(textOf(error))) return undefined;
        throw error instanceof EngineError
          ? error
          : new EngineError(fill(texts.failed, {version: release.version, detail: textOf(error)}));
      }
    },
  };
}

type Loaded = {
  readonly address: string;
  readonly compiler: BundleCompiler;
  /** Its own warning flags. */
  readonly warnings: string;
  /** The flags that made warnings errors. They stay errors, whatever flags follow. */
  readonly fatal: readonly string[];
};

/** The flags that make warnings errors: `@8`, `@1..4`, `@A`. */
const fatalFlags = (warnings: string): readonly string[] => warnings.match(/@(?:\d+(?:\.\.\d+)?|[A-Za-z])/g) ?? [];

/** Compilers in JavaScript overflow the stack in their own code, or in the browser's regular expressions. */
const saysOverflow = (text: string): boolean =>
  /stack[ _]overflow|call stack|too much recursion|Invalid regular expression/i.test(text);

/** Throws whatever the bundle throws. */
function answerOf(
  compiler: BundleCompiler,
  {task, code, settings, to, release, texts}: BundleRequest,
): Compilation | Formatted {
  const syntax = {res: compiler.rescript, re: compiler.reason, ml: compiler.ocaml}[settings.syntax];
  if (!syntax) throw new EngineError(fill(texts.syntax, {version: release.version, syntax: settings.syntax}));
  const unit = columnUnitOf(release.version);
  const checked = (answer: BundleAnswer): BundleAnswer => {
    if (answer.type === 'unexpected_error' && saysOverflow(answer.msg)) throw new Error(answer.msg);
    return answer;
  };
  if (task === 'compile') {
    const opening = (compiler.setOpenModules ? '' : openLines(settings)) + jsxLine(settings, release);
    const source = {code: opening + code, unit};
    const started = performance.now();
    const answer = checked(syntax.compile(source.code));
    return withoutFirstRows(
      readCompilation(answer, source, performance.now() - started),
      opening.split('\n').length - 1,
    );
  }
  if (task === 'convert' && to)
    return readFormatted(checked(compiler.convertSyntax(settings.syntax, to, code)), {code, unit});
  if (!syntax.format) return {problems: [problemAtStart(texts.noOcamlFormat)]};
  return readFormatted(checked(syntax.format(code)), {code, unit});
}

/** Answers a request: first that its compiler has loaded, then what the compiler says, or why there's no answer. */
export async function answerRequest(
  host: BundleHost,
  request: BundleRequest,
  say: (reply: BundleReply) => void,
): Promise<void> {
  const {id} = request;
  try {
    await host.load(request);
    say({id, kind: 'loaded'});
    const result = host.work(request);
    say(result ? {id, kind: 'done', result} : {id, kind: 'overflow'});
  } catch (error) {
    // Developers find the cause in the console; the page shows only the message.
    // eslint-disable-next-line no-console
    if (error instanceof EngineError && error.cause !== undefined) console.error(error);
    const message = error instanceof EngineError ? error.message : `The compiler failed: ${String(error)}`;
    say({id, kind: 'failed', message});
  }
}

/** Reloading the bundle unregisters its libraries; registering one twice is an error. */
async function makeCompiler(
  scope: BundleScope,
  address: string,
  {version}: EngineVersion,
  texts: EngineTexts,
  offline: boolean,
): Promise<BundleCompiler> {
  let script = `${address}/compiler.js`;
  try {
    await scope.importScripts(script);
    for (const library of librariesOf(version)) {
      script = `${address}/${library}/cmij.js`;
      await scope.importScripts(script);
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

/** Sets all settings every time, since a compiler keeps them. */
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

/** Sets the classic JSX mode. Bundles don't have a function for it, and v12 doesn't have the mode. */
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
      .map((problem) => shiftUp(problem, rows)),
    types: compilation.types.filter(({row}) => row > rows).map((type) => shiftUp(type, rows)),
  };
}

/** Bundles throw arrays, too, and the errors of a frame are not instances of this page's `Error`. */
function textOf(error: unknown): string {
  const {message} = Object(error) as {readonly message?: unknown};
  if (typeof message === 'string') return message;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? 'unknown');
}
