import {execFileSync} from 'node:child_process';

const known = new Map<string, Map<string, string>>();

/**
 * The date of the last commit (ISO 8601) of each file, by its path from the folder with forward slashes. Empty outside
 * a Git repository, and in a shallow clone, where the only date is the clone's. The history is read once.
 */
export function commitDates(folder: string): ReadonlyMap<string, string> {
  const dates = known.get(folder) ?? datesOf(folder);
  known.set(folder, dates);
  return dates;
}

/** In milliseconds. @param source such as `@site/docs/record.mdx` */
export function lastCommit(siteDir: string, source: string): number | undefined {
  const date = commitDates(siteDir).get(source.replace(/^@site\//, ''));
  return date === undefined ? undefined : Date.parse(date);
}

function datesOf(folder: string): Map<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore']});
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return readLog(
      git('-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--no-renames', '--relative'),
    );
  } catch {
    return new Map();
  }
}

/** A commit log, newest first: a NUL and the date, then file names. */
export function readLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
