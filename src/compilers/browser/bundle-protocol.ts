/** The messages between the page and the worker that runs a compiler. */
import type {Compilation, EngineVersion, Formatted} from '../core/engine';
import type {PlaygroundSettings, Syntax} from '../core/settings';
import type {EngineTexts} from './engine-texts';

/** One source to compile, format or convert. */
export type BundleRequest = {
  readonly id: number;
  readonly task: 'compile' | 'format' | 'convert';
  /** The syntax to convert to. */
  readonly to?: Syntax;
  /** Absolute URL of the bundles, without a trailing slash. */
  readonly base: string;
  readonly release: EngineVersion;
  readonly code: string;
  readonly settings: PlaygroundSettings;
  /** The page has no network, or pages stored for reading offline. A worker isn't always told. */
  readonly isOffline?: boolean;
  /** In the page's language, which the worker doesn't know. */
  readonly texts: EngineTexts;
};

/**
 * `loaded` means that the request's compiler has loaded and starts now, `overflow` that the stack is too small for the
 * source.
 */
export type BundleReply =
  | {readonly id: number; readonly kind: 'loaded'}
  | {readonly id: number; readonly kind: 'overflow'}
  | {readonly id: number; readonly kind: 'done'; readonly result: Compilation | Formatted}
  | {readonly id: number; readonly kind: 'failed'; readonly message: string};
