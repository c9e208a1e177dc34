import {formatValue} from './format-value';

/** The description of an exception. */
export type DescribedError = {readonly message: string; readonly line?: number};

/**
 * Describes any thrown value. ReScript's exceptions are objects with their own name and an `Error` that holds the
 * stack. Compilers append a number to the name to tell exceptions apart; it's left out.
 * @param program URL of the program's module, to find its lines in the stack
 */
export function describeError(thrown: unknown, program: string | undefined): DescribedError {
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
  if (program === undefined) return undefined;
  const at = stack.indexOf(`${program}:`);
  const line = at === -1 ? undefined : /^\d+/.exec(stack.slice(at + program.length + 1))?.[0];
  return line === undefined ? undefined : Number(line);
}
