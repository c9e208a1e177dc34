/** Marks errors of this kind: each plugin has its own copy of this module, but all have the same global symbols. */
const OF_A_WRITER = Symbol.for('error about what someone wrote');

/** Whether an error is of this kind, or wraps one. */
const isMarked = (error: unknown): boolean =>
  error instanceof Object && (OF_A_WRITER in error || isMarked((error as Error).cause));

/** Docusaurus wraps what a plugin throws in errors of its own, and prints them all. These get no stack either. */
function hideStacksAround(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- V8 calls it without `this`.
  const before = Error.prepareStackTrace;
  if (isMarked(before)) return;
  const prepare = (error: Error, frames: NodeJS.CallSite[]): unknown => {
    if (isMarked(error)) return String(error);
    const lines: readonly unknown[] = [error, ...frames];
    return before?.(error, frames) ?? lines.join('\n    at ');
  };
  Error.prepareStackTrace = Object.defineProperty(prepare, OF_A_WRITER, {value: true});
}

/**
 * An error about what someone wrote. Its message says everything, so the build prints no stack, of it or of the errors
 * Docusaurus wraps it in. All other errors keep theirs.
 */
export function writerError(message: string): Error {
  hideStacksAround();
  const error = new Error(message);
  error.stack = message;
  return Object.defineProperty(error, OF_A_WRITER, {value: true});
}
