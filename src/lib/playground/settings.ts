/** All settings that change the compiler's output. Shared links contain all of them. */

/** `res` works everywhere; the other two only with the v8 compiler. */
export type Syntax = 'res' | 're' | 'ml';

/** What a reader can set. */
export type PlaygroundSettings = {
  /** Compiler release (`v12.2.0`) or manual version (`v12.0.0`), which means its newest release. */
  readonly version: string;
  readonly syntax: Syntax;
  readonly module: 'esmodule' | 'commonjs';
  /** `automatic` emits calls to the JSX runtime; `preserve` keeps JSX in the output, if the compiler supports it (v12). */
  readonly jsx: 'automatic' | 'classic' | 'preserve';
  /** Warning flags as `-w` takes them, such as `+A-44`; empty for the compiler's defaults. */
  readonly warnings: string;
  /** Modules opened before the code, in order. */
  readonly open: readonly string[];
  /** Enables `let?`, an experiment of v12. Compilers that don't have it ignore this. */
  readonly letUnwrap?: boolean;
};

/** The settings for compiling a program to run it: ES modules without JSX. */
export function settingsForRun(settings: PlaygroundSettings): PlaygroundSettings {
  return {...settings, module: 'esmodule', jsx: settings.jsx === 'preserve' ? 'automatic' : settings.jsx};
}
