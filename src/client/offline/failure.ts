/** Why storing did not succeed. */

/** `full`: no room; `refused`: the browser does not let the site store; `network`: something could not be had. */
export type FailureKind = 'full' | 'refused' | 'network';

const KINDS: Readonly<Record<string, FailureKind>> = {
  QuotaExceededError: 'full',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  NotSupportedError: 'refused',
  InvalidStateError: 'refused',
  UnknownError: 'refused',
};

/** The kind of an error, by the names that browsers give theirs. */
export function failureKind(error: unknown): FailureKind {
  return KINDS[(error as {readonly name?: string} | undefined)?.name ?? ''] ?? 'network';
}
