/** A ReScript source, and what a compiler can be asked to do with it. */

export type SourceFile = {readonly name: string; readonly code: string};

/** The module of a source that is a single file, in examples and in the playground. */
export const MODULE_NAME = 'Playground';

export const EXAMPLE_LANGUAGES = ['res', 'resi', 're', 'ml'] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

export const JSX_MODES = ['classic', '3', 'preserve'] as const;
export type JsxMode = (typeof JSX_MODES)[number];

/** Which JavaScript is written and shown. */
export type OutputOptions = {
  readonly module: 'esmodule' | 'commonjs';
  readonly jsx?: JsxMode;
  /** Enables `let?`, where it's an experiment. */
  readonly letUnwrap?: true;
  readonly output: 'js' | 'ts' | 'none';
};

/** What the compiler is expected to say about a source. */
export type Expectation =
  | {readonly kind: 'success'}
  /** Fails with a message that contains this text. */
  | {readonly kind: 'error'; readonly words: string}
  /** Fails because of this warning, which is treated as an error. */
  | {readonly kind: 'warning-as-error'; readonly number: number}
  /** Compiles with this warning, which is enabled. */
  | {readonly kind: 'warning'; readonly number: number};

/** What a version's compiler supports. */
export type CompilerSupport = {
  readonly languages: readonly ExampleLanguage[];
  readonly jsx: readonly JsxMode[];
  /** Missing if it doesn't have `let?` as an experiment. */
  readonly letUnwrapFlags?: readonly string[];
  /** Whether it can write `.gen.tsx` files. */
  readonly typescript: boolean;
};
