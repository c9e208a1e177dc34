/** The messages of a run so far. Pure: `use-run.ts` feeds it. */
import type {ConsoleLevel, RunMessage} from '../../../sandbox/browser/messages';

/** The number of lines kept of the start and of the end, because a loop that logs must not fill the memory. */
export const MAX_ENTRIES = {first: 250, last: 250};

/** One console call: each argument as text, and those with parts also as the frame has copied them. */
export type Logged = {readonly values: readonly string[]; readonly copies: readonly unknown[]};

export type RunEntry = {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
  /** A console call with values that have parts. */
  readonly logged?: Logged;
};

export type RunStatus = 'none' | 'compiling' | 'running' | 'finished' | 'loop' | 'stopped' | 'failed';

export type RunLog = {
  readonly status: RunStatus;
  readonly entries: readonly RunEntry[];
  /** Lines after the first ones that were dropped because there were too many. */
  readonly dropped: number;
  /** Whether the component App was requested, and whether it has rendered. */
  readonly preview: 'none' | 'waiting' | 'rendered';
};

export const EMPTY_LOG: RunLog = {status: 'none', entries: [], dropped: 0, preview: 'none'};

/** The log of a run that is starting. */
export function beginLog(react: boolean): RunLog {
  return {...EMPTY_LOG, status: 'running', preview: react ? 'waiting' : 'none'};
}

/** The log with one more message. Messages from timers don't reopen a run that has ended. */
export function addMessage(log: RunLog, message: RunMessage): RunLog {
  switch (message.kind) {
    case 'console':
      return addEntry(
        log,
        message.level,
        message.values.join(' '),
        message.copies && {values: message.values, copies: message.copies},
      );
    case 'error':
      return addEntry(log, 'error', message.message);
    case 'rendered':
      return {...log, preview: 'rendered'};
    case 'page':
    case 'height':
      return log;
    case 'finished':
      return log.status === 'running' ? {...log, status: 'finished'} : log;
    case 'stopped':
      return {...log, status: message.reason === 'loop' ? 'loop' : 'stopped'};
  }
}

function addEntry(log: RunLog, level: ConsoleLevel, text: string, logged?: Logged): RunLog {
  const id = log.dropped + log.entries.length;
  const {first, last} = MAX_ENTRIES;
  const entries = [...log.entries, {id, level, text, ...(logged && {logged})}];
  const over = Math.max(0, entries.length - first - last);
  return {...log, entries: entries.toSpliced(first, over), dropped: log.dropped + over};
}
