import {parseVersion} from '@site/src/lib/version/version';

/** A short form of a list of versions: `v8 – v12`, or `v8` if there's only one. */
export function majorRange(versions: readonly string[]): string {
  const majors = versions.flatMap((version) => parseVersion(version)?.major ?? []).sort((a, b) => a - b);
  const [first, last] = [majors[0], majors.at(-1)];
  if (first === undefined) return '';
  return first === last ? `v${first}` : `v${first} – v${last}`;
}
