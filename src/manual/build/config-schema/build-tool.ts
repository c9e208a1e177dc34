/** What the build tools do that the schemas don't say. `config-schema.test.ts` compares it with the newest tool. */

/** Why a key shouldn't be used. */
export type Verdict =
  | {readonly kind: 'deprecated'; readonly use?: string}
  /** Recognized, but ignored. */
  | {readonly kind: 'unsupported'}
  /** Not known. */
  | {readonly kind: 'ignored'};

const SINCE_V12: Readonly<Record<string, Verdict>> = {
  version: {kind: 'ignored'},
  uncurried: {kind: 'ignored'},
  'bs-dependencies': {kind: 'deprecated', use: 'dependencies'},
  'bs-dev-dependencies': {kind: 'deprecated', use: 'dev-dependencies'},
  'bsc-flags': {kind: 'deprecated', use: 'compiler-flags'},
  'ignored-dirs': {kind: 'unsupported'},
  generators: {kind: 'unsupported'},
  'cut-generators': {kind: 'unsupported'},
  'pp-flags': {kind: 'unsupported'},
  'external-stdlib': {kind: 'unsupported'},
  'bs-external-includes': {kind: 'unsupported'},
};

export type BuildToolFacts = {
  /** The top-level keys that the tool reports, all of which are in its schema. Tools up to v11 don't report any. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Whether JavaScript is written next to its source by default. The schemas are wrong about it, except v8's. */
  readonly inSource: boolean | undefined;
};

/** @param version of the manual: `v12.0.0` */
export function buildToolFacts(version: string): BuildToolFacts {
  const major = Number(/\d+/.exec(version)?.[0]);
  return {verdicts: major >= 12 ? SINCE_V12 : {}, inSource: major === 8 ? undefined : major >= 12};
}
