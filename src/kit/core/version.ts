/** Versions and URLs' version segments. */

/** `v12.0.0` or `11.1.0-beta.2` */
export type Version = {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly preRelease?: {readonly tag: PreReleaseTag; readonly number: number};
};

type PreReleaseTag = 'alpha' | 'beta' | 'dev' | 'rc';

/** A version that's neither latest nor next maps to itself. */
type RouteVersion =
  | {readonly kind: 'NoVersion'}
  | {readonly kind: 'Latest'}
  | {readonly kind: 'Next'}
  | {readonly kind: 'Version'; readonly id: string};

type NamedVersions = {readonly latest: string; readonly next: string};

/** A path split at its version; lists of segments. */
type ParsedRoute = {
  readonly fullpath: readonly string[];
  readonly base: readonly string[];
  readonly version: RouteVersion;
  readonly pagepath: readonly string[];
};

const VERSION = /^v?(\d+)\.(\d+)\.(\d+)(?:-(alpha|beta|dev|rc)\.(\d+))?$/;
const SEGMENT = /^(?:latest|next|v\d+(?:\.\d+(?:\.\d+)?)?)$/;
const INT32_MAX = 2 ** 31 - 1;

/**
 * Parses a version string. Returns undefined for anything else, and if a number doesn't fit in a signed 32-bit integer.
 */
export function parseVersion(text: string): Version | undefined {
  const match = VERSION.exec(text);
  if (!match) return undefined;
  const [major, minor, patch] = [match[1], match[2], match[3]].map(Number) as [number, number, number];
  const tag = match[4] as PreReleaseTag | undefined;
  const number = Number(match[5] ?? 0);
  if ([major, minor, patch, number].some((part) => part > INT32_MAX)) return undefined;
  return tag ? {major, minor, patch, preRelease: {tag, number}} : {major, minor, patch};
}

/** A manual version's name for readers: `v12` for `v12.0.0`. */
export const shortVersion = (id: string): string => id.replace(/\..*$/, '');

const PRE_RELEASE_ORDER: readonly PreReleaseTag[] = ['dev', 'alpha', 'beta', 'rc'];

/** Negative if `a` is older. A pre-release is older than its release. */
export function compareVersions(a: Version, b: Version): number {
  const numbers = a.major - b.major || a.minor - b.minor || a.patch - b.patch;
  if (numbers !== 0) return numbers;
  const rank = (version: Version): number =>
    version.preRelease ? PRE_RELEASE_ORDER.indexOf(version.preRelease.tag) : PRE_RELEASE_ORDER.length;
  return rank(a) - rank(b) || (a.preRelease?.number ?? 0) - (b.preRelease?.number ?? 0);
}

/** `latest`, `next`, or v with digits and optional minor and patch. */
export function isVersionSegment(segment: string): boolean {
  return SEGMENT.test(segment);
}

/** `latest` and the latest version's id are Latest, `next` and its id Next. */
export function routeVersion(segment: string | undefined, named: NamedVersions): RouteVersion {
  if (segment === undefined || !isVersionSegment(segment)) return {kind: 'NoVersion'};
  if (segment === 'latest' || segment === named.latest) return {kind: 'Latest'};
  if (segment === 'next' || segment === named.next) return {kind: 'Next'};
  return {kind: 'Version', id: segment};
}

/** What a reader sees: the latest for NoVersion too. */
export function resolveRouteVersion(version: RouteVersion, named: NamedVersions): string {
  switch (version.kind) {
    case 'NoVersion':
    case 'Latest':
      return named.latest;
    case 'Next':
      return named.next;
    case 'Version':
      return version.id;
  }
}

/**
 * `/docs/manual/latest/api/belt` has base `docs/manual`, version Latest and pagepath `api/belt`. Only the segment after
 * `/docs/{manual,react}` (after the first elsewhere) can be a version, so a page may be called `next`. Query and hash
 * are ignored.
 */
export function parseRoute(path: string, named: NamedVersions): ParsedRoute {
  const fullpath = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const at = fullpath[0] === 'docs' ? 2 : 1;
  const segment = fullpath[at];
  const version = routeVersion(segment, named);
  return {
    fullpath,
    base: fullpath.slice(0, at),
    version,
    pagepath: fullpath.slice(version.kind === 'NoVersion' ? at : at + 1),
  };
}
