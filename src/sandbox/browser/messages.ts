/** The messages of a run, and those between the page and its frame. */
import type {LinkedModule} from '../core/link-program';

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** What a program did, in order. */
export type RunMessage =
  /**
   * One console call; each argument as text, strings unchanged. If any has parts, `copies` has a `LoggedValue` at its
   * index; a program may have sent anything else.
   */
  | {
      readonly kind: 'console';
      readonly level: ConsoleLevel;
      readonly values: readonly string[];
      readonly copies?: readonly unknown[];
    }
  /** An uncaught exception or an unhandled promise rejection. `line` is 1-based, in the JavaScript that was run. */
  | {readonly kind: 'error'; readonly message: string; readonly line?: number}
  | {readonly kind: 'rendered'}
  /** The text App shows now. Sent again after each change. */
  | {readonly kind: 'page'; readonly text: string}
  /** How high the page with the component is, in CSS pixels, whenever that changes. */
  | {readonly kind: 'height'; readonly pixels: number}
  /** The program finished. Its timers may still log something. */
  | {readonly kind: 'finished'}
  /** It was stopped by the reader or for an infinite loop. */
  | {readonly kind: 'stopped'; readonly reason: 'loop' | 'reader'};

/** A copy of a logged value: text, or a value's text on one line, its first parts, and how many more it has. */
export type LoggedValue =
  | string
  | {
      readonly text: string;
      readonly parts: readonly (readonly [name: string, value: LoggedValue])[];
      readonly more: number;
    };

/** The page asks its frame to run a program. */
export type FrameRequest = {
  readonly kind: 'run';
  readonly modules: readonly LinkedModule[];
  /** The index of the program in `modules`. */
  readonly program: number;
  /**
   * The indexes of React and its DOM client if a component is to be rendered, and the export to render if it isn't App.
   */
  readonly mount?: {readonly react: number; readonly client: number; readonly component?: string};
  /** Exports to report at the end of a program that printed nothing. */
  readonly values: readonly string[];
  /** Runs in a worker, which doesn't have a document but can be terminated at any time. */
  readonly worker: boolean;
  /** The colors of the page around the frame. */
  readonly theme: 'light' | 'dark';
};

/** The frame's heartbeats, besides the program's messages. */
export type FrameMessage = RunMessage | {readonly kind: 'ready'} | {readonly kind: 'beat'};

/** Name of the function guarded programs call; see `src/sandbox/core/loop-guard.ts`. */
export const TICK = '__playgroundTick';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const PLAIN = ['ready', 'beat', 'rendered', 'finished'] as const;

/** Decodes a message from a frame. The program may have sent anything, so anything unknown is undefined. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {kind, level, values, copies, message, line, reason, text, pixels} = data as Readonly<Record<string, unknown>>;
  const plain = PLAIN.find((each) => each === kind);
  if (plain !== undefined) return {kind: plain};
  if (kind === 'stopped') return {kind, reason: reason === 'loop' ? 'loop' : 'reader'};
  if (kind === 'page' && typeof text === 'string') return {kind, text};
  if (kind === 'height' && typeof pixels === 'number') return {kind, pixels};
  if (kind === 'error' && typeof message === 'string') return {kind, message, ...(typeof line === 'number' && {line})};
  const known = LEVELS.find((each) => each === level);
  if (kind !== 'console' || known === undefined || !Array.isArray(values)) return undefined;
  return {kind, level: known, values: values.map(String), ...(Array.isArray(copies) && {copies})};
}
