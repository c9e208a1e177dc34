/** Everything besides the code that changes what the compiler writes. All of it is in a shared link. */

/** `res` everywhere; the other two only with the compiler of v8. */
export type Syntax = 'res' | 're' | 'ml';

/** What a reader can set. */
export type PlaygroundSettings = {
  /** Compiler release (`v12.2.0`) or manual version (`v12.0.0`), which means its newest release. */
  readonly version: string;
  readonly syntax: Syntax;
  readonly module: 'esmodule' | 'commonjs';
  /** `automatic` writes calls of the JSX runtime, `preserve` leaves JSX in the output where the compiler can (v12). */
  readonly jsx: 'automatic' | 'classic' | 'preserve';
  /** Warning flags as `-w` takes them, such as `+A-44`; empty for the compiler's own. */
  readonly warnings: string;
  /** Modules opened before the code, in order. */
  readonly open: readonly string[];
};

/** The settings with which a program is compiled to be run: ES modules without JSX. */
export function settingsForRun(settings: PlaygroundSettings): PlaygroundSettings {
  return {...settings, module: 'esmodule', jsx: settings.jsx === 'preserve' ? 'automatic' : settings.jsx};
}
