import type {Syntax} from './settings';

/** A program of the examples menu. */
export type PlaygroundExample = {
  readonly name: string;
  readonly syntax: Syntax;
  /** Manual versions that compile it without a warning, newest first. */
  readonly versions: readonly string[];
  readonly code: string;
};
