import {compareVersions, parseVersion} from '../version/version';
import type {EngineVersion} from './engine';

/**
 * The release that a version of the settings means: the newest of a manual version, or the release itself.
 * Undefined when the engine has none of it.
 */
export function findRelease(versions: readonly EngineVersion[], wanted: string): EngineVersion | undefined {
  const ofManual = versions.filter(({manual}) => manual === wanted);
  return newestFirst(ofManual)[0] ?? versions.find(({version}) => version === wanted);
}

/** Releases in the order a reader looks for them; pre-releases behind their release. */
export function newestFirst(versions: readonly EngineVersion[]): readonly EngineVersion[] {
  return [...versions].sort((a, b) => newerFirst(a.version, b.version));
}

/** Orders the names of two releases as `newestFirst` does, for `sort`. */
export function newerFirst(one: string, other: string): number {
  const [first, second] = [parseVersion(one), parseVersion(other)];
  return first && second ? compareVersions(second, first) : 0;
}

/** The manual version that tells of a release: the one with the same major number. Undefined when the site has none. */
export function manualOf(release: string, manuals: readonly string[]): string | undefined {
  const major = parseVersion(release)?.major;
  return major === undefined ? undefined : manuals.find((manual) => parseVersion(manual)?.major === major);
}
