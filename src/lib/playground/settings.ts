import {parseVersion} from '../version/version';

/** `re` and `ml` are only for the v8 compiler. */
export type Syntax = 'res' | 're' | 'ml';

export type PlaygroundSettings = {
  /** Release (`v12.2.0`) or manual version (`v12.0.0`), which means its newest release. */
  readonly version: string;
  readonly syntax: Syntax;
  readonly module: 'esmodule' | 'commonjs';
  /** `preserve` keeps JSX, if the compiler supports it (v12). */
  readonly jsx: 'automatic' | 'classic' | 'preserve';
  /** As `-w` takes them, such as `+A-44`; empty for the compiler's defaults. */
  readonly warnings: string;
  /** Modules opened before the code, in order. */
  readonly open: readonly string[];
  /** Enables `let?`, an experiment of v12. Other compilers ignore this. */
  readonly letUnwrap?: boolean;
};

export type PlaygroundExample = {
  readonly name: string;
  readonly syntax: Syntax;
  /** Manual versions that compile it without a warning, newest first. */
  readonly versions: readonly string[];
  readonly code: string;
};

/** Core, which new projects and the manual's examples open, is a package in v11. */
const CORE_MAJOR = 11;

/** The modules that are open unless a reader or a link says otherwise. */
export function defaultOpen(version: string): readonly string[] {
  return parseVersion(version)?.major === CORE_MAJOR ? ['RescriptCore'] : [];
}

/** Whether the open modules are the version's default. */
export function hasDefaultOpen({version, open}: Pick<PlaygroundSettings, 'version' | 'open'>): boolean {
  return open.join() === defaultOpen(version).join();
}

/** Modules that were open by default become those of the version. */
export function withVersion(settings: PlaygroundSettings, version: string): PlaygroundSettings {
  return {...settings, version, open: hasDefaultOpen(settings) ? defaultOpen(version) : settings.open};
}

/** The settings for compiling a program to run it: ES modules without JSX. */
export function settingsForRun(settings: PlaygroundSettings): PlaygroundSettings {
  return {...settings, module: 'esmodule', jsx: settings.jsx === 'preserve' ? 'automatic' : settings.jsx};
}
