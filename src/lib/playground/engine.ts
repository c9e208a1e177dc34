/**
 * The interface between the playground and a compiler: its browser bundle in a worker, or, in development and tests,
 * the native compilers, through an endpoint on the same machine. Rows count from 1; columns are UTF-16 units and count
 * from 0; an end is where the next character begins.
 */
import type {Offer} from '../completion/complete';
import type {SourceFile} from '../fence/example';
import type {PlaygroundSettings, Syntax} from './settings';

export type Range = {
  readonly row: number;
  readonly column: number;
  readonly endRow: number;
  readonly endColumn: number;
};

export type SourcePlace = Pick<Range, 'row' | 'column'>;

export type Problem = Range & {
  /** If it isn't the main file. */
  readonly file?: string;
  readonly kind: 'error' | 'warning';
  /** In the table of warnings; errors that are warnings made fatal have one too. */
  readonly warning?: number;
  /** Without colors, excerpt of the source and heading. */
  readonly message: string;
};

export type TypeHint = Range & {
  /** If it isn't the main file. */
  readonly file?: string;
  readonly type: string;
};

export type EmittedModule = {
  /** `User` */
  readonly name: string;
  readonly js: string;
};

/** The result of compiling a source. Without `js`, the problems include at least one error. */
export type Compilation = {
  readonly js?: string;
  /** Of the other files, from an engine that compiles each to its own. Otherwise `js` has everything. */
  readonly modules?: readonly EmittedModule[];
  readonly problems: readonly Problem[];
  /** Empty if the engine doesn't know them, or tells them only when asked. */
  readonly types: readonly TypeHint[];
  /** How long the compiler took. */
  readonly milliseconds: number;
};

export type Formatted = {readonly code: string} | {readonly problems: readonly Problem[]};

export type EngineVersion = {
  readonly version: string;
  /** The manual version whose language it speaks: `v12.0.0`. */
  readonly manual: string;
  readonly syntaxes: readonly Syntax[];
};

/** The message is for the reader, the cause for the console. */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** Calls may reject with an `EngineError`, but not for incorrect code. `code` is the main file. */
export type PlaygroundEngine = {
  readonly name: 'bundle' | 'native';
  versions(): Promise<readonly EngineVersion[]>;
  /** A later call makes an earlier answer stale. */
  compile(code: string, settings: PlaygroundSettings, files?: readonly SourceFile[]): Promise<Compilation>;
  /** @param file the code's file, if it isn't the main file */
  format(code: string, settings: PlaygroundSettings, file?: string): Promise<Formatted>;
  convert(code: string, settings: PlaygroundSettings, to: Syntax): Promise<Formatted>;
  /** If they take longer than the JavaScript. */
  types?(code: string, settings: PlaygroundSettings, files?: readonly SourceFile[]): Promise<readonly TypeHint[]>;
  /**
   * The interface (`.resi`) of a file; undefined for code that doesn't compile. Bundles can't print it.
   * @param file by default the main file
   */
  interface?(
    code: string,
    settings: PlaygroundSettings,
    files?: readonly SourceFile[],
    file?: string,
  ): Promise<string | undefined>;
  /**
   * What the editor's tool, which bundles don't have, completes in a file edited since it last compiled.
   * @param file by default the main file
   */
  readonly complete?: (code: string, place: SourcePlace, file?: string) => Promise<readonly Offer[]>;
  dispose(): void;
};
