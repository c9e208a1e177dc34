import {execFileSync} from 'node:child_process';

/** New and changed files, from the root of the repository. */
export const changedFiles = (): string[] =>
  execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'})
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
