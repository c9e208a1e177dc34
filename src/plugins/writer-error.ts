/**
 * An error about what somebody wrote. Its message says everything, so the build prints no stack, of it or of the error
 * Docusaurus wraps it in.
 */
export function writerError(message: string): Error {
  if (process.env.NODE_ENV === 'production') Error.stackTraceLimit = 0;
  const error = new Error(message);
  error.stack = message;
  return error;
}
