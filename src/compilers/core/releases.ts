import {compareVersions, parseVersion} from '../../kit/core/version';
import type {EngineVersion} from './engine';
import type {PlaygroundSettings} from './settings';

/**
 * The release that a version in the settings refers to: the newest of a manual version, or the release itself.
 * Undefined if the engine doesn't have one.
 */
export function findRelease(versions: readonly EngineVersion[], wanted: string): EngineVersion | undefined {
  const ofManual = newestFirst(versions.filter(({manual}) => manual === wanted));
  return (
    ofManual.find(({version}) => !isPreRelease(version)) ??
    ofManual[0] ??
    versions.find(({version}) => version === wanted)
  );
}

/** Newest releases first, with pre-releases after their release. */
export function newestFirst(versions: readonly EngineVersion[]): readonly EngineVersion[] {
  return [...versions].sort((a, b) => newerFirst(a.version, b.version));
}

/** Compares the names of two releases in the order of `newestFirst`, for `sort`. */
export function newerFirst(one: string, other: string): number {
  const [first, second] = [parseVersion(one), parseVersion(other)];
  return first && second ? compareVersions(second, first) : 0;
}

/** Whether a release's name has a suffix such as `-alpha.1`. */
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

/** The libraries a release ships separately. Until v10, the standard library is part of the compiler. */
export function librariesOf(release: string): readonly string[] {
  const major = parseVersion(release)?.major ?? 0;
  return [
    ...(major >= 11 ? ['compiler-builtins'] : []),
    ...(major === 11 ? ['@rescript/core'] : []),
    major >= 9 ? '@rescript/react' : 'reason-react',
  ];
}

/**
 * The release a version refers to, among the ones an engine has: for a manual version (`v11.0.0`), its newest
 * release; for a release (`v11.1.4`), that release or the nearest with the same major version. Undefined if there
 * isn't one.
 */
export function chooseVersion(wanted: string, offered: readonly EngineVersion[]): EngineVersion | undefined {
  const major = parseVersion(wanted)?.major;
  const related = newestFirst(offered).filter(({version}) => parseVersion(version)?.major === major);
  const finals = related.filter(({version}) => !isPreRelease(version));
  return findRelease(offered, wanted) ?? nextAfter(wanted, finals) ?? nextAfter(wanted, related);
}

/**
 * As `chooseVersion`; if there's no release of the same major version, the newest one of the next major version, or of
 * the last.
 */
export function nearestVersion(wanted: string, offered: readonly EngineVersion[]): EngineVersion | undefined {
  const manual = nextAfter(wanted, newestFirst(offered))?.manual ?? '';
  return chooseVersion(wanted, offered) ?? (parseVersion(wanted) && findRelease(offered, manual));
}

/** The first release after a version, or the last one before it. @param releases newest first */
function nextAfter(version: string, releases: readonly EngineVersion[]): EngineVersion | undefined {
  return releases.findLast((release) => newerFirst(release.version, version) < 0) ?? releases[0];
}

/** Whether a manual version's compiler knows `let?`. */
export function hasLetUnwrap(manual: string): boolean {
  return (parseVersion(manual)?.major ?? 0) >= 12;
}

/**
 * The JSX modes of a manual version's compiler, the default first. Before v10 there's only one, older than all of
 * these; v12 accepts the classic mode and ignores it.
 */
export function jsxModes(manual: string): readonly PlaygroundSettings['jsx'][] {
  const major = parseVersion(manual)?.major ?? 0;
  if (major < 10) return [];
  return major < 12 ? ['automatic', 'classic'] : ['automatic', 'preserve'];
}
