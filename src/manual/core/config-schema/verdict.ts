/** Why a key shouldn't be used, as the build tool says. Keys the build tool accepts have no verdict. */
export type Verdict =
  | {readonly kind: 'deprecated'; readonly use?: string}
  /** Recognized, but ignored. */
  | {readonly kind: 'unsupported'}
  /** Not known. */
  | {readonly kind: 'ignored'};

const UNKNOWN = /Unknown field '([^']+)'/g;
const KNOWN =
  /The field '([^']+)' found in the package config of '[^']*' is (deprecated|not supported)[^\n]*(?:\nUse '([^']+)' instead)?/g;

/** The verdicts in a build tool's output, by key. */
export function parseVerdicts(printed: string): ReadonlyMap<string, Verdict> {
  const ignored = [...printed.matchAll(UNKNOWN)].map(([, key = '']) => [key, {kind: 'ignored'}] as const);
  const known = [...printed.matchAll(KNOWN)].map(([, key = '', what, use]): [string, Verdict] => [
    key,
    what === 'deprecated' ? {kind: 'deprecated', ...(use !== undefined && {use})} : {kind: 'unsupported'},
  ]);
  return new Map<string, Verdict>([...ignored, ...known]);
}
