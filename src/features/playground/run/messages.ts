/** What a run says, and what the page and its frame say to each other. */
import type {LinkedModule} from '../../../lib/playground/link-program';

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** What a program did, in the order it happened. */
export type RunMessage =
  /** One call of the console; each argument as text, strings as they are. */
  | {readonly kind: 'console'; readonly level: ConsoleLevel; readonly values: readonly string[]}
  /** An exception nobody caught, or a promise's rejection; `line` counts from 1 in the JavaScript that was run. */
  | {readonly kind: 'error'; readonly message: string; readonly line?: number}
  /** The component App is on the page. */
  | {readonly kind: 'rendered'}
  /** The program came to its end. Timers it started may still say something. */
  | {readonly kind: 'finished'}
  /** It was stopped: by a loop without end, by the reader, or because the next run began. */
  | {readonly kind: 'stopped'; readonly reason: 'loop' | 'reader'};

/** The page asks its frame to run a program. */
export type FrameRequest = {
  readonly kind: 'run';
  readonly modules: readonly LinkedModule[];
  readonly program: number;
  /** Indexes of React and its DOM client when App is to be rendered. */
  readonly mount?: {readonly react: number; readonly client: number};
  /** Run beside the page in a worker, which has no document but can be ended at any time. */
  readonly worker: boolean;
};

/** The frame's signs of life besides what the program does. */
export type FrameMessage = RunMessage | {readonly kind: 'ready'} | {readonly kind: 'beat'};

/** Name of the function that guarded programs call; see `lib/playground/loop-guard`. */
export const TICK = '__playgroundTick';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const PLAIN = ['ready', 'beat', 'rendered', 'finished'] as const;

/** Reads what came from a frame, where the program may have sent anything; undefined for what is no message. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {kind, level, values, message, line, reason} = data as Readonly<Record<string, unknown>>;
  const plain = PLAIN.find((each) => each === kind);
  if (plain !== undefined) return {kind: plain};
  if (kind === 'stopped') return {kind, reason: reason === 'loop' ? 'loop' : 'reader'};
  if (kind === 'error' && typeof message === 'string') return {kind, message, ...(typeof line === 'number' && {line})};
  const known = LEVELS.find((each) => each === level);
  if (kind !== 'console' || known === undefined || !Array.isArray(values)) return undefined;
  return {kind, level: known, values: values.map(String)};
}
