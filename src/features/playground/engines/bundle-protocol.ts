/** What the page and the worker that holds a compiler say to each other. */
import type {Compilation, EngineVersion, Formatted} from '../../../lib/playground/engine';
import type {PlaygroundSettings} from '../../../lib/playground/settings';

/** One source to compile or to format. */
export type BundleRequest = {
  readonly id: number;
  readonly task: 'compile' | 'format';
  /** Absolute address of the bundles, without a slash at the end. */
  readonly base: string;
  readonly release: EngineVersion;
  readonly code: string;
  readonly settings: PlaygroundSettings;
};

/** `loaded` says that the compiler of a request is there and begins. */
export type BundleReply =
  | {readonly id: number; readonly kind: 'loaded'}
  | {readonly id: number; readonly kind: 'done'; readonly result: Compilation | Formatted}
  | {readonly id: number; readonly kind: 'failed'; readonly message: string};
