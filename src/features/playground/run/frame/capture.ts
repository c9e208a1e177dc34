/** Listens to what a program says: its console, and the errors that nobody caught. Page and worker alike. */
import type {ConsoleLevel, RunMessage} from '../messages';
import {describeError} from './describe-error';
import {formatArgument} from './format-value';

/** A program in a loop could fill any memory with its words. */
const MAX_MESSAGES = 2_000;

const LEVELS: Readonly<Record<string, ConsoleLevel>> = {
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  debug: 'debug',
  dir: 'log',
  table: 'log',
  trace: 'log',
};

/** What a capture needs to know of what it listens in. */
export type Scope = Pick<EventTarget, 'addEventListener'> & {readonly console: Console};

/**
 * @param say is called for every message until there are too many
 * @param program the address of the program's module, once it has one
 * @returns tells of an exception that was caught outside of the program
 */
export function capture(scope: Scope, say: (message: RunMessage) => void, program: () => string | undefined): (thrown: unknown) => void {
  let said = 0;
  const sayOne = (message: RunMessage): void => {
    said++;
    if (said <= MAX_MESSAGES) say(message);
    else if (said === MAX_MESSAGES + 1) say({kind: 'console', level: 'warn', values: [`… and more: only the first ${MAX_MESSAGES} messages are shown.`]});
  };
  const console = scope.console as unknown as Record<string, (...values: unknown[]) => void>;
  for (const [name, level] of Object.entries(LEVELS)) {
    console[name] = (...values) => sayOne({kind: 'console', level, values: values.map(formatArgument)});
  }
  console.assert = (holds, ...values) => {
    if (!holds) sayOne({kind: 'console', level: 'error', values: ['Assertion failed', ...values.map(formatArgument)]});
  };
  const tell = (thrown: unknown): void => sayOne({kind: 'error', ...describeError(thrown, program())});
  scope.addEventListener('error', (event) => {
    const {error, message} = event as unknown as {readonly error: unknown; readonly message: string};
    event.preventDefault();
    tell(error ?? new Error(message));
  });
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tell((event as PromiseRejectionEvent).reason);
  });
  return tell;
}
