/**
 * The interface between the playground and a compiler: its browser bundle in a worker, or, in development and tests,
 * the native compilers, through an endpoint on the same machine. Rows count from 1; columns are UTF-16 units and count
 * from 0; an end is where the next character begins.
 */
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import type {PlaygroundSettings, Syntax} from './settings';

/** What an editor offers at a place. */
export type Offer = {
  readonly label: string;
  readonly kind: 'module' | 'value' | 'type' | 'label' | 'field' | 'keyword';
  readonly signature?: string;
  readonly docs?: string;
};

export type Range = {
  readonly row: number;
  readonly column: number;
  readonly endRow: number;
  readonly endColumn: number;
};

/** The position for anything without one: the start of the source. */
export const START: Range = {row: 1, column: 0, endRow: 1, endColumn: 0};

/**
 * A range of a source whose first lines are hidden, in the part that is shown. What is in the hidden part moves to the
 * start, so that it isn't lost.
 */
export function shiftUp<Shifted extends Range>(range: Shifted, lines: number): Shifted {
  if (range.endRow <= lines) return {...range, ...START};
  return {...range, row: Math.max(1, range.row - lines), endRow: range.endRow - lines};
}

/** What a compiler says about a range in the source. */
export type Problem = Range & {
  /** The file it's in, if it isn't the main file. */
  readonly file?: string;
  readonly kind: 'error' | 'warning';
  /** Number in the table of warnings; errors that are warnings made fatal have one too. */
  readonly warning?: number;
  /** The compiler's text without colors, excerpt of the source, and heading. */
  readonly message: string;
};

/** The type of a piece of the source. */
export type TypeHint = Range & {
  /** The file it's in, if it isn't the main file. */
  readonly file?: string;
  readonly type: string;
};

/** The JavaScript of a module. */
export type EmittedModule = {
  /** `User` */
  readonly name: string;
  readonly js: string;
};

/** The result of compiling a source. Without `js`, the problems include at least one error. */
export type Compilation = {
  readonly js?: string;
  /** The JavaScript of the other files, from an engine that compiles each to its own. Otherwise `js` has everything. */
  readonly modules?: readonly EmittedModule[];
  readonly problems: readonly Problem[];
  /** Empty if the engine doesn't know them, or tells them only when asked. */
  readonly types: readonly TypeHint[];
  /** How long the compiler took, in ms. */
  readonly milliseconds: number;
};

/** Formatted source code, or why it couldn't be formatted. */
export type Formatted = {readonly code: string} | {readonly problems: readonly Problem[]};

/** A compiler release an engine has. */
export type EngineVersion = {
  /** `v12.2.0` */
  readonly version: string;
  /** The manual version whose language it speaks: `v12.0.0`. */
  readonly manual: string;
  readonly syntaxes: readonly Syntax[];
};

/**
 * The engine couldn't do its work: it's unreachable, didn't load, timed out, or refused. The message is for the reader,
 * the cause for the console.
 */
export class EngineError extends Error {
  override name = 'EngineError';
}

/**
 * Every call may reject with an `EngineError`, but never because the source code is wrong. `code` is the main file,
 * `files` are the others.
 */
export type PlaygroundEngine = {
  readonly name: 'bundle' | 'native';
  versions(): Promise<readonly EngineVersion[]>;
  /**
   * @param typing for code that is being typed: it waits for what the reader has asked for. If the signal aborts
   * before it starts (the code has changed), the call rejects with the signal's reason.
   */
  compile(
    code: string,
    settings: PlaygroundSettings,
    files?: readonly SourceFile[],
    typing?: AbortSignal,
  ): Promise<Compilation>;
  /** @param file the code's file, if it isn't the main file */
  format(code: string, settings: PlaygroundSettings, file?: string): Promise<Formatted>;
  /**
   * Converts the main file to another syntax of the version. Code that isn't in the settings' syntax has problems
   * instead. Bundles convert between all three. The native compilers can't print ReScript as Reason or ML, and refuse a
   * conversion that would drop a comment. To use Reason in a newer version, convert it to ReScript in v8 first.
   */
  convert(code: string, settings: PlaygroundSettings, to: Syntax): Promise<Formatted>;
  /** The types of code that compiles, if the engine doesn't give them with the JavaScript because they take longer. */
  types?(code: string, settings: PlaygroundSettings, files?: readonly SourceFile[]): Promise<readonly TypeHint[]>;
  /** Stops the worker and releases everything it loaded. */
  dispose(): void;
};
