/** Picks some of many cases at random, different ones with each commit. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';

/** Empty where the site isn't a repository, which then gets the same cases each time. */
const {stdout: commit} = spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
const lot = (name: string): string => createHash('sha256').update(`${commit}${name}`).digest('hex');

/** @param names each once @returns `count` of them, or all if there are fewer */
export function draw(names: readonly string[], count: number): readonly string[] {
  return names.toSorted((one, other) => lot(one).localeCompare(lot(other))).slice(0, count);
}
