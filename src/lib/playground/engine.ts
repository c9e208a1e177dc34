/**
 * What the playground asks of a compiler. Two engines keep this contract: the compiler's browser bundle in
 * a worker, and, in development and tests, the native compilers behind an endpoint of this machine. Rows
 * count from 1; columns are UTF-16 units and count from 0; an end is where the next character begins.
 */
import type {PlaygroundSettings, Syntax} from './settings';

/** A place in the source. */
export type Range = {
  readonly row: number;
  readonly column: number;
  readonly endRow: number;
  readonly endColumn: number;
};

/** What a compiler says about a place in the source. */
export type Problem = Range & {
  readonly kind: 'error' | 'warning';
  /** Number in the table of warnings; errors that are warnings made fatal have one too. */
  readonly warning?: number;
  /** The compiler's text without colors, excerpt of the source and heading. */
  readonly message: string;
};

/** The type of a piece of the source. */
export type TypeHint = Range & {readonly type: string};

/** What becomes of a source. Without `js` there is at least one error among the problems. */
export type Compilation = {
  readonly js?: string;
  readonly problems: readonly Problem[];
  /** Empty where the engine does not know them. */
  readonly types: readonly TypeHint[];
  /** How long the compiler took, in ms. */
  readonly milliseconds: number;
};

/** A source in the form its compiler prints, or why it has none. */
export type Formatted = {readonly code: string} | {readonly problems: readonly Problem[]};

/** A compiler release an engine has. */
export type EngineVersion = {
  /** `v12.2.0` */
  readonly version: string;
  /** The manual version whose language it speaks: `v12.0.0`. */
  readonly manual: string;
  readonly syntaxes: readonly Syntax[];
};

/** The engine could not be asked: not reachable, not loaded, timed out, refused. The message is for the reader. */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** Every call may reject with an `EngineError`; a source that is wrong never rejects. */
export type PlaygroundEngine = {
  readonly name: 'bundle' | 'native';
  versions(): Promise<readonly EngineVersion[]>;
  /** A later call with the same engine makes the answer of an earlier one stale; callers drop stale answers. */
  compile(code: string, settings: PlaygroundSettings): Promise<Compilation>;
  format(code: string, settings: PlaygroundSettings): Promise<Formatted>;
  /** Stops the worker and drops what was loaded. */
  dispose(): void;
};
