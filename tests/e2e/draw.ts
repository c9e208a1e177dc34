/** Picks some of many cases at random, different ones with each commit. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';

/** Empty where the site isn't a repository, which then gets the same cases each time. */
const {stdout: commit} = spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
const lot = (name: string): string => createHash('sha256').update(`${commit}${name}`).digest('hex');

/** Whether `npm test -- --all` runs, which has the time for all cases. */
export const IS_THOROUGH = process.env.TEST_ALL === '1';

/** @param names each once @returns `count` of them, or all if there are fewer, and in `npm test -- --all` */
export function draw<Name extends string>(names: readonly Name[], count: number): readonly Name[] {
  if (IS_THOROUGH) return names;
  return names.toSorted((one, other) => lot(one).localeCompare(lot(other))).slice(0, count);
}
