import {compareVersions, parseVersion} from '../version/version';
import type {EngineVersion} from './engine';

/** The newest release of a manual version, or the release itself. Undefined if the engine doesn't have it. */
export function findRelease(versions: readonly EngineVersion[], wanted: string): EngineVersion | undefined {
  const ofManual = newestFirst(versions.filter(({manual}) => manual === wanted));
  return (
    ofManual.find(({version}) => !isPreRelease(version)) ??
    ofManual[0] ??
    versions.find(({version}) => version === wanted)
  );
}

/** With pre-releases after their release. */
export function newestFirst(versions: readonly EngineVersion[]): readonly EngineVersion[] {
  return [...versions].sort((a, b) => newerFirst(a.version, b.version));
}

/** The order of `newestFirst`, for names. */
export function newerFirst(one: string, other: string): number {
  const [first, second] = [parseVersion(one), parseVersion(other)];
  return first && second ? compareVersions(second, first) : 0;
}

/** Has a suffix such as `-alpha.1`. */
export function isPreRelease(release: string): boolean {
  return parseVersion(release)?.preRelease !== undefined;
}

/**
 * The manual version that documents a release: the one with the same major version. Pre-releases of a version to come
 * have the newest manual. Undefined if the site doesn't have one.
 * @param manuals newest first
 */
export function manualOf(release: string, manuals: readonly string[]): string | undefined {
  const version = parseVersion(release);
  if (!version) return undefined;
  const [newest = ''] = manuals;
  if (version.preRelease && version.major > (parseVersion(newest)?.major ?? Infinity)) return newest;
  return manuals.find((manual) => parseVersion(manual)?.major === version.major);
}

/** Those a release ships separately. Until v10, the standard library is part of the compiler. */
export function librariesOf(release: string): readonly string[] {
  const major = parseVersion(release)?.major ?? 0;
  return [
    ...(major >= 11 ? ['compiler-builtins'] : []),
    ...(major === 11 ? ['@rescript/core'] : []),
    major >= 9 ? '@rescript/react' : 'reason-react',
  ];
}
