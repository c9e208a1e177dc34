/**
 * An error about what somebody wrote. Its message says everything, so a build that it ends prints no stack: neither this
 * error's own nor that of the one Docusaurus wraps it in.
 */
export function writerError(message: string): Error {
  if (process.env.NODE_ENV === 'production') Error.stackTraceLimit = 0;
  const error = new Error(message);
  error.stack = message;
  return error;
}
