/** What `compiler:update` is asked for, and the text changes it makes, from facts about the repository. */
import {parseArgs} from 'node:util';
import semver from 'semver';
import {firstThree} from './plan-cut';

export type UpdateWords = {
  /** Manual version: `v12.0.0`. */
  readonly version: string;
  /** Of the compiler: `12.3.1`. */
  readonly release: string;
  /** Of the React binding; missing to keep the installed one. */
  readonly react?: string;
};

/** Package names of `package.json`, with the releases they have. */
export type Installed = {
  readonly compiler: {readonly name: string; readonly release: string};
  /** Undefined for a version without the React binding. */
  readonly react?: {readonly name: string; readonly release: string};
};

const USAGE = 'Write npm run compiler:update -- v12.0.0 12.3.1, with --react 0.15.0 for the React binding.';
const RELEASE = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Reads the command line. Throws a sentence for what it doesn't understand. */
export function readUpdateWords(words: readonly string[]): UpdateWords {
  const {
    values,
    positionals: [version, release, extra],
  } = parseArgs({
    args: [...words],
    options: {react: {type: 'string'}},
    allowPositionals: true,
    // The strict mode's messages are about the parser, so the checks are here.
    strict: false,
  });
  const {react, ...unknown} = values;
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw new Error(`Unknown option ${name.length > 1 ? '--' : '-'}${name}. ${USAGE}`);
  if (typeof react === 'boolean') throw new Error(`--react needs a release. ${USAGE}`);
  if (extra !== undefined) throw new Error(`One word too many: ${extra}. ${USAGE}`);
  if (version === undefined || release === undefined)
    throw new Error(`Name the manual version and the compiler's release. ${USAGE}`);
  for (const each of [release, ...(react === undefined ? [] : [react])])
    if (!RELEASE.test(each)) throw new Error(`"${each}" isn't a release. Use three numbers, such as 12.3.1. ${USAGE}`);
  return {version, release, ...(react !== undefined && {react})};
}

/**
 * Why the update can't be done, as sentences; empty if it can. @param known manual versions with a compiler @param
 * uncommitted files with changes
 */
export function updateProblems(
  words: UpdateWords,
  installed: Installed | undefined,
  known: readonly string[],
  uncommitted: readonly string[],
): string[] {
  if (installed === undefined)
    return [`${words.version} has no compiler in src/compilers/build/toolchains.ts. These have: ${known.join(', ')}.`];
  const {compiler, react} = installed;
  if (words.react !== undefined && react === undefined)
    return [`${words.version} has no React binding in src/compilers/build/toolchains.ts. Leave --react out.`];
  const major = (release: string): string => release.replace(/\..*/, '');
  if (major(words.release) !== major(compiler.release))
    return [
      `${words.version} has the compiler ${compiler.release}, and ${words.release} is another major. CONTRIBUTING.md, "Add a compiler version", says how to add one.`,
    ];
  if (words.release === compiler.release && (words.react ?? react?.release) === react?.release)
    return [`${words.version} has ${compiler.release} already. Name another release.`];
  const older = [
    {to: words.release, from: compiler.release},
    ...(words.react !== undefined && react ? [{to: words.react, from: react.release}] : []),
  ].find(({to, from}) => semver.lt(to, from));
  if (older) return [`${older.to} is older than ${older.from}, which ${words.version} has. Name a newer release.`];
  if (uncommitted.length > 0)
    return [
      `Some changes aren't committed (${firstThree(uncommitted)}). Commit them first, so that the diff shows what the update changes.`,
    ];
  return [];
}

/**
 * A page's text with the new releases where code names the packages: `"rescript": "12.2.0"` and
 * `npm install rescript@12.2.0`. Prose is left to people.
 */
export function withReleases(
  text: string,
  moves: readonly {names: readonly string[]; from: string; to: string}[],
): string {
  return moves.reduce((changed, {names, from, to}) => {
    const name = names.join('|');
    const release = from.replaceAll('.', '\\.');
    return changed.replace(new RegExp(`(["\\s](?:${name})(?:": "|@))${release}(?![\\w.-])`, 'g'), `$1${to}`);
  }, text);
}

/** Why npm failed, from what it printed: the first line in words. Undefined if it has none. */
export const reasonOf = (printed: string): string | undefined =>
  /^npm error (?!code )(?:[a-z\d]+ )?([A-Z].*)$/m.exec(printed)?.[1];

type LockedPackage = {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
};
export type Lock = {readonly packages: Readonly<Record<string, LockedPackage>>; readonly [field: string]: unknown};

/**
 * A lock file with an entry for every optional package: npm leaves out those its registry doesn't have, and then refuses
 * to install from the file. A missing entry is the former one with the new version, without its checksum.
 */
export function completedLock(lock: Lock, former: Lock): Lock {
  const has = new Set(Object.keys(lock.packages).map((place) => place.split('node_modules/').pop()));
  const missing = Object.values(lock.packages).flatMap(({optionalDependencies = {}}) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const entry = former.packages[`node_modules/${name}`];
      if (has.has(name) || entry === undefined) return [];
      const {integrity: _, ...rest} = entry;
      return [[`node_modules/${name}`, {...rest, version}] as const];
    }),
  );
  const packages = Object.entries({...lock.packages, ...Object.fromEntries(missing)});
  // npm's own order.
  return {...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')))};
}
