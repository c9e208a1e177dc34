/** Why storing failed: no space left; the browser doesn't let the site store anything; a file couldn't be fetched. */
export type FailureKind = 'full' | 'refused' | 'network';

const KINDS: Readonly<Record<string, FailureKind>> = {
  QuotaExceededError: 'full',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  NotSupportedError: 'refused',
  InvalidStateError: 'refused',
  UnknownError: 'refused',
};

/** Classifies an error by the name the browser gave it. */
export function failureKind(error: unknown): FailureKind {
  return KINDS[(error as {readonly name?: string} | undefined)?.name ?? ''] ?? 'network';
}
