/** What a cut would do, and why it can't be done, from facts about the repository. */
import {parseArgs} from 'node:util';
import type {VersionLine} from '../../../config/versions';
import type {CutDocs} from './edit-versions';

export type CutWords = {
  readonly docs: CutDocs;
  readonly version: string;
  /** The manual's next version after the cut. */
  readonly next?: string;
  readonly dryRun: boolean;
};

/** What is there before the cut. */
export type CutFacts = {
  readonly line: VersionLine;
  /** New and changed files. */
  readonly changed: readonly string[];
  /** Manual versions that have a compiler in `src/compilers/build/toolchains.ts`. */
  readonly compilers: readonly string[];
};

const USAGE = 'Write npm run version:cut -- v12.0.0 --next v13.0.0, or npm run version:cut -- v0.13.0 --docs react.';
const NAME = /^v\d+\.\d+\.\d+$/;

/**
 * Without `--` before it, npm takes `--dry-run` as an option of its own, and the command would do what it was asked to
 * only show. Throws a sentence if that has happened.
 */
export function refuseKeptDryRun(dryRun: boolean, usage: string): void {
  if (process.env.npm_config_dry_run === 'true' && !dryRun)
    throw new Error(`npm has kept --dry-run for itself, so nothing is done. Write it after --. ${usage}`);
}

/** Reads the command line. Throws a sentence for what it doesn't understand. */
export function readCutWords(words: readonly string[]): CutWords {
  const {
    values: {docs, next: nextValue, 'dry-run': dryRun},
    positionals: [version, extra],
    tokens,
  } = parseArgs({
    args: [...words],
    options: {
      docs: {type: 'string', default: 'manual'},
      next: {type: 'string'},
      'dry-run': {type: 'boolean', default: false},
    },
    allowPositionals: true,
    // The strict mode's messages are about the parser, so the checks are here.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const {name, rawName, value} = token;
    if (name !== 'docs' && name !== 'next' && name !== 'dry-run')
      throw new Error(`Unknown option ${rawName}. ${USAGE}`);
    if (name !== 'dry-run' && value === undefined) throw new Error(`${rawName} needs a value. ${USAGE}`);
    if (name === 'dry-run' && value !== undefined)
      throw new Error(`${rawName} doesn't take a value. Leave "=${value}" out.`);
  }
  refuseKeptDryRun(dryRun === true, USAGE);
  const next = nextValue === undefined ? undefined : String(nextValue);
  if (docs !== 'manual' && docs !== 'react')
    throw new Error(`--docs is "${docs}", but has to be manual or react. ${USAGE}`);
  if (extra !== undefined) throw new Error(`One version too many: ${extra}. ${USAGE}`);
  if (version === undefined) throw new Error(`Name the version to cut. ${USAGE}`);
  for (const name of [version, next])
    if (name !== undefined && !NAME.test(name))
      throw new Error(`"${name}" isn't a version name. Use a v and three numbers, such as v12.0.0.`);
  if (docs === 'manual' && next === undefined) throw new Error(`Say which version comes next. ${USAGE}`);
  if (docs === 'react' && next !== undefined)
    throw new Error('The next version of the React docs has no number. Leave --next out.');
  return {docs, version, dryRun: dryRun === true, ...(next !== undefined && {next})};
}

/** `a, b, c, and 2 more`. */
export const firstThree = (files: readonly string[]): string =>
  files.slice(0, 3).join(', ') + (files.length > 3 ? `, and ${files.length - 3} more` : '');

/** Why the cut can't be done, as sentences; empty if it can. */
export function cutProblems({docs, version, next}: CutWords, {line, changed}: CutFacts): string[] {
  const known = [line.latest, ...line.older];
  const newer = (a: string, b: string): boolean => a.localeCompare(b, 'en', {numeric: true}) > 0;
  return [
    ...(changed.length > 0
      ? [
          `Some changes aren't committed (${firstThree(changed)}). Commit them first, so that the cut is a separate commit.`,
        ]
      : []),
    ...(known.some(({id}) => id === version)
      ? [
          `${version} is already cut: ${known.map(({id}) => id).join(', ')} are. Cut the next version${docs === 'manual' ? `, ${line.next.id}` : ''}.`,
        ]
      : docs === 'manual' && version !== line.next.id
        ? [
            `The next version is ${line.next.id}, not ${version}. Cut that one, or change its name in src/config/versions.ts first.`,
          ]
        : docs === 'react' && !newer(version, line.latest.id)
          ? [`${version} is older than ${line.latest.id}, the latest. Name a newer version.`]
          : []),
    ...(next !== undefined && !newer(next, version)
      ? [`The next version has to be newer than ${version}, and ${next} is not.`]
      : []),
  ];
}

/** The compiler of the new next version: its own, or the newest there is. */
export function nextCompiler(next: string, {line, compilers}: CutFacts): string {
  return compilers.includes(next) ? next : line.next.compiler;
}

/** The files that a cut copies, those from which it removes the version's name, and pages that name its folder. */
export type CutTranslations = {
  readonly copied: readonly string[];
  readonly changed: readonly string[];
  readonly naming: readonly string[];
};

/** What the cut does, one line a step. */
export function cutSteps(words: CutWords, facts: CutFacts, {copied, changed, naming}: CutTranslations): string[] {
  const {docs, version, next} = words;
  const {latest} = facts.line;
  const folder = docs === 'manual' ? ['docs', 'versioned_docs'] : ['react-docs', 'react_versioned_docs'];
  return [
    `${folder[0]} is copied to ${folder[1]}/version-${version}, with its sidebar`,
    ...(docs === 'manual' ? [`${version} is added to the versions of the API reference`] : []),
    ...copied.map((file) => `${file} is copied to the version's own place`),
    ...changed.map((file) => `${file} loses its version.label: names of versions aren't translated`),
    ...naming.map((file) => `${file} names version-${version} instead of version-${latest.id}`),
    `src/config/versions.ts: ${version} is the latest, ${latest.id} an older one${next === undefined ? '' : `, ${next} comes next`}`,
    ...(next === undefined
      ? []
      : [
          nextCompiler(next, facts) === next
            ? `${next} is compiled with its own compiler`
            : `${next} is compiled with ${nextCompiler(next, facts)}'s compiler until it has its own (CONTRIBUTING.md, "Add a compiler version")`,
        ]),
  ];
}
