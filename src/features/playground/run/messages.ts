import type {LinkedModule} from '../../../lib/playground/link-program';

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

export type RunMessage =
  /** Each argument as text. For one with parts, `copies` has a `LoggedValue`, or anything else a program has sent. */
  | {
      readonly kind: 'console';
      readonly level: ConsoleLevel;
      readonly values: readonly string[];
      readonly copies?: readonly unknown[];
    }
  /** `line` is 1-based, in the JavaScript that was run. */
  | {readonly kind: 'error'; readonly message: string; readonly line?: number}
  | {readonly kind: 'rendered'}
  /** The text App shows now, sent after each change. */
  | {readonly kind: 'page'; readonly text: string}
  /** Of the page with the component, in CSS pixels, after each change. */
  | {readonly kind: 'height'; readonly pixels: number}
  /** Its timers may still log something. */
  | {readonly kind: 'finished'}
  /** Because of an infinite loop, or by the reader. */
  | {readonly kind: 'stopped'; readonly reason: 'loop' | 'reader'};

/** Text, or a value's text on one line, its first parts, and how many more it has. */
export type LoggedValue =
  | string
  | {
      readonly text: string;
      readonly parts: readonly (readonly [name: string, value: LoggedValue])[];
      readonly more: number;
    };

export type FrameRequest = {
  readonly kind: 'run';
  readonly modules: readonly LinkedModule[];
  readonly program: number;
  /** Indexes of React and its DOM client, and the export to render if it isn't App. */
  readonly mount?: {readonly react: number; readonly client: number; readonly component?: string};
  /** Exports to report if the program printed nothing. */
  readonly values: readonly string[];
  /** A worker has no document, but can be terminated at any time. */
  readonly worker: boolean;
  readonly theme: 'light' | 'dark';
};

/** The frame's heartbeats, besides the program's messages. */
export type FrameMessage = RunMessage | {readonly kind: 'ready'} | {readonly kind: 'beat'};

/** What guarded programs call (`lib/playground/loop-guard`). */
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
