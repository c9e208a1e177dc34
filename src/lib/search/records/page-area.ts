/**
 * What the address of a page says about it: the group its hits stand in, the versions it belongs to, and how
 * likely a reader means it. Pages of other addresses are not searched.
 */

/** A version of the manual as addresses have it. */
export type ManualVersion = {readonly id: string; readonly path: string};

export type AreaVersions = {
  /** The manual's versions that the build has. */
  readonly manual: readonly ManualVersion[];
  /** The segment of the React version that is shared: `latest`. */
  readonly react: string;
};

export type PageArea = {
  readonly area: string;
  readonly versions: readonly string[];
  readonly weight: number;
  readonly isModule: boolean;
};

const LIBRARIES: Readonly<Record<string, {readonly area: string; readonly weight: number}>> = {
  stdlib: {area: 'Stdlib', weight: 1.2},
  core: {area: 'Core', weight: 1.2},
  belt: {area: 'Belt', weight: 0.95},
  js: {area: 'Js', weight: 0.75},
  dom: {area: 'Dom', weight: 0.6},
};

const SHARED: readonly {readonly path: RegExp; readonly area: string; readonly weight: number}[] = [
  {path: /^syntax-lookup(?:\/|$)/, area: 'Syntax Lookup', weight: 1.2},
  {path: /^community\/./, area: 'Community', weight: 0.8},
  {path: /^blog\/(?!tags|authors|archive|page)[^/]+$/, area: 'Blog', weight: 0.6},
  {path: /^packages$/, area: 'Packages', weight: 0.8},
];

/** @param path below the site's base, without slashes at its ends: `docs/manual/latest/pipe`. */
export function pageArea(path: string, {manual, react}: AreaVersions): PageArea | undefined {
  const [, segment, rest] = /^docs\/manual\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const version = manual.find((candidate) => candidate.path === segment);
  if (version && rest !== undefined) return manualArea(rest, version.id);
  const shared = SHARED.find((candidate) => candidate.path.test(path));
  const found = path.startsWith(`docs/react/${react}/`) ? {area: 'React', weight: 1.3} : shared;
  return found && {area: found.area, weight: found.weight, versions: manual.map(({id}) => id), isModule: false};
}

/** Pages that list what others explain. */
const LISTS = new Set(['build-configuration-schema']);

function manualArea(rest: string, version: string): PageArea {
  const versions = [version];
  const [, library, inside] = /^api(?:\/([^/]+))?(\/.+)?$/.exec(rest) ?? [];
  if (!/^api(?:\/|$)/.test(rest)) return {area: 'Language Manual', versions, weight: LISTS.has(rest) ? 0.6 : 1.5, isModule: false};
  const known = LIBRARIES[library ?? ''];
  if (!known) return {area: 'API', versions, weight: library === undefined ? 1.2 : 0.3, isModule: false};
  return {...known, versions, isModule: inside !== undefined || library !== 'dom'};
}
