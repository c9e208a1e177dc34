/** Loads a program, and captures its console calls and uncaught errors: on a page or in a worker. */
import type {ConsoleLevel, RunMessage} from '../messages';
import {copyValue, formatArgument, formatValue} from './format-value';
import type {LinkedModule} from '../../core/link-program';

/** A program in a loop could fill any amount of memory. */
const MAX_MESSAGES = 2_000;
/** Characters in copies of values; later values are only text. */
const MAX_COPIES = 1_000_000;

const LEVELS: Readonly<Record<string, ConsoleLevel>> = {
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  debug: 'debug',
  dir: 'log',
  table: 'log',
  trace: 'log',
  group: 'log',
  groupCollapsed: 'log',
};

/** What a capture needs from its environment: a page, or a worker. */
type Scope = Pick<EventTarget, 'addEventListener'> & {readonly console: Console};

type Capture = {
  /** Reports an exception that was caught outside the program. */
  readonly tell: (thrown: unknown) => void;
  /** Reports exports as `name = value`, unless the program has said something itself. Functions are left out. */
  readonly reportValues: (exports: Readonly<Record<string, unknown>>, names: readonly string[]) => void;
};

/**
 * @param say receives every message until there are too many
 * @param program URL of the program's module, once it has one
 */
export function capture(scope: Scope, say: (message: RunMessage) => void, program: () => string | undefined): Capture {
  let said = 0;
  const sayOne = (message: RunMessage): void => {
    said++;
    if (said <= MAX_MESSAGES) say(message);
    else if (said === MAX_MESSAGES + 1)
      say({kind: 'console', level: 'warn', values: [`… and more. Only the first ${MAX_MESSAGES} messages are shown.`]});
  };
  const room = {left: MAX_COPIES};
  const sayValues = (level: ConsoleLevel, given: readonly unknown[]): void => {
    const values = given.map(formatArgument);
    const copies = given.map((value, index) => copyValue(value, values[index] ?? '', room));
    sayOne({kind: 'console', level, values, ...(copies.some((copy) => copy !== undefined) && {copies})});
  };
  const console = scope.console as unknown as Record<string, (...values: unknown[]) => void>;
  for (const [name, level] of Object.entries(LEVELS)) {
    console[name] = (...values) => sayValues(level, values);
  }
  console.assert = (holds, ...values) => {
    if (!holds) sayValues('error', ['Assertion failed', ...values]);
  };
  const print = (text: string): void => sayOne({kind: 'console', level: 'log', values: [text]});
  const counts = new Map<unknown, number>();
  console.count = (label = 'default') => {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    print(`${formatArgument(label)}: ${counts.get(label)}`);
  };
  console.countReset = (label = 'default') => void counts.delete(label);
  const starts = new Map<unknown, number>();
  console.time = (label = 'default') => void starts.set(label, performance.now());
  const printTime = (label: unknown): void => {
    const start = starts.get(label);
    if (start !== undefined) print(`${formatArgument(label)}: ${(performance.now() - start).toFixed(2)} ms`);
  };
  console.timeLog = (label = 'default') => printTime(label);
  console.timeEnd = (label = 'default') => {
    printTime(label);
    starts.delete(label);
  };
  // Called by programs that were changed to report their expressions; see `src/compilers/core/expression-values.ts`.
  console.value = (text, value) => print(`${String(text)} = ${formatValue(value)}`);
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
  const reportValues: Capture['reportValues'] = (exports, names) => {
    if (said > 0) return;
    for (const name of names) {
      const value = exports[name];
      if (name in exports && typeof value !== 'function') print(`${name.replace('$$', '')} = ${formatValue(value)}`);
    }
  };
  return {tell, reportValues};
}

/**
 * Describes any thrown value. ReScript's exceptions are objects with their own name and an `Error` that holds the
 * stack. Compilers append a number to the name to tell exceptions apart; it's left out.
 * @param program URL of the program's module, to find its lines in the stack
 */
export function describeError(
  thrown: unknown,
  program: string | undefined,
): {readonly message: string; readonly line?: number} {
  const line = lineOf(stackOf(thrown), program);
  return {message: messageOf(thrown), ...(line !== undefined && {line})};
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  if (typeof thrown !== 'object' || thrown === null) return `Exception: ${formatValue(thrown)}`;
  const {RE_EXN_ID: id, Error: _stack, ...payload} = thrown as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return `Exception: ${formatValue(thrown)}`;
  const positional = Object.keys(payload).every((key) => /^_\d+$/.test(key));
  const values = positional
    ? Object.values(payload)
        .map((value) => formatValue(value))
        .join(', ')
    : formatValue(payload);
  return `Exception: ${id.replace(/\/\d+$/, '')}${values === '' ? '' : `(${values})`}`;
}

function stackOf(thrown: unknown): string {
  const holder = thrown instanceof Error ? thrown : (thrown as {readonly Error?: unknown} | null | undefined)?.Error;
  return holder instanceof Error ? (holder.stack ?? '') : '';
}

function lineOf(stack: string, program: string | undefined): number | undefined {
  const [, after] = program === undefined ? [] : stack.split(`${program}:`);
  const line = /^\d+/.exec(after ?? '')?.[0];
  return line === undefined ? undefined : Number(line);
}

/** Gives every module a URL of its own. Each module may import the ones before it. */
export function addressesOf(modules: readonly LinkedModule[]): readonly string[] {
  const addresses: string[] = [];
  for (const {pieces} of modules) {
    const text = pieces.map((piece) => (typeof piece === 'number' ? (addresses[piece] ?? '') : piece)).join('');
    addresses.push(URL.createObjectURL(new Blob([text], {type: 'text/javascript'})));
  }
  return addresses;
}

/** Imports a module by its URL. The bundler must not see the import. */
export function importModule(address: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* webpackIgnore: true */ address) as Promise<Readonly<Record<string, unknown>>>;
}
