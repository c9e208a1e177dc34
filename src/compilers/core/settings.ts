/** All settings that change the compiler's output. Shared links contain all of them. */
import {parseVersion} from '../../kit/core/version';

/** `res` works everywhere; the other two only with the v8 compiler. */
export type Syntax = 'res' | 're' | 'ml';

export type PlaygroundSettings = {
  /** Compiler release (`v12.2.0`) or manual version (`v12.0.0`), which means its newest release. */
  readonly version: string;
  readonly syntax: Syntax;
  readonly module: 'esmodule' | 'commonjs';
  /** `automatic` emits calls to the JSX runtime; `preserve` keeps JSX in the output, which only v12 supports. */
  readonly jsx: 'automatic' | 'classic' | 'preserve';
  /**
   * Warning flags as `-w` takes them, such as `+A-44`; empty for the compiler's defaults. Warning 109 (an unused value
   * at the top level) is off unless they turn it on, as in the pages' examples. Invalid flags are a problem at the
   * start of the source.
   */
  readonly warnings: string;
  /** Modules opened before the code, in order. One that can't be is a problem at the start of the source. */
  readonly open: readonly string[];
  /** Enables `let?`, an experiment of v12. Other compilers ignore this. */
  readonly letUnwrap?: boolean;
};

/** A program of the examples menu. */
export type PlaygroundExample = {
  readonly name: string;
  readonly syntax: Syntax;
  /** Manual versions that compile it without a warning, newest first. */
  readonly versions: readonly string[];
  readonly code: string;
};

/** The standard library of v11 is a package whose module new projects open, and so do its manual's examples. */
const CORE_MAJOR = 11;

/** The modules that are open unless a reader or a link says otherwise. */
export function defaultOpen(version: string): readonly string[] {
  return parseVersion(version)?.major === CORE_MAJOR ? ['RescriptCore'] : [];
}

/** Whether the open modules are the version's default. */
export function hasDefaultOpen({version, open}: Pick<PlaygroundSettings, 'version' | 'open'>): boolean {
  return open.join() === defaultOpen(version).join();
}

/** The settings with a different version. Modules that were open by default become those of that version. */
export function withVersion(settings: PlaygroundSettings, version: string): PlaygroundSettings {
  return {...settings, version, open: hasDefaultOpen(settings) ? defaultOpen(version) : settings.open};
}

/** The settings for compiling a program to run it: ES modules without JSX. */
export function settingsForRun(settings: PlaygroundSettings): PlaygroundSettings {
  return {...settings, module: 'esmodule', jsx: settings.jsx === 'preserve' ? 'automatic' : settings.jsx};
}

/** Whether a text can be the name of a module, such as `Belt.Array`. */
export function isModulePath(text: string): boolean {
  return /^(?=.{1,100}$)[A-Z]\w*(?:\.[A-Z]\w*)*$/.test(text);
}
