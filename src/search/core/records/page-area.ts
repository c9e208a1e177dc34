/**
 * The facts a page's address determines: the group of its hits, its versions, and how likely a reader is looking for
 * it. Pages at other addresses aren't searchable.
 */
import {isTutorialStep} from '../../../config/page-version';
import {allVersions, versionLines} from '../../../config/versions';

type AreaVersions = {
  readonly manual: readonly {readonly id: string; readonly path: string}[];
  readonly react: string;
};

export type PageArea = {
  /** The name hits are grouped by: `Language Manual`, `Stdlib`. */
  readonly area: string;
  readonly versions: readonly string[];
  /** How likely a reader is looking for this area; 1 is average. */
  readonly weight: number;
  /** Whether the page describes a module, so its level-2 headings are names. */
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
  {path: /^errors\/./, area: 'Errors', weight: 0.66},
  {path: /^community\/./, area: 'Community', weight: 0.8},
  {path: /^blog\/(?!(?:tags|authors|archive)$)[^/]+$/, area: 'Blog', weight: 0.6},
  {path: /^packages$/, area: 'Packages', weight: 0.8},
];

/** The versions in addresses: those of the manual, and the one of React that all of them share. */
const VERSIONS = {manual: allVersions(versionLines.default), react: versionLines.react.latest.path};

/**
 * @param path relative to the base URL, without leading or trailing slashes: `docs/manual/latest/pipe`.
 * @param versions the site's own by default
 */
export function pageArea(path: string, {manual, react}: AreaVersions = VERSIONS): PageArea | undefined {
  const [, segment, rest] = /^docs\/manual\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const version = manual.find((candidate) => candidate.path === segment);
  if (version && rest !== undefined) return manualArea(rest, version.id);
  const shared = SHARED.find((candidate) => candidate.path.test(path));
  const found = path.startsWith(`docs/react/${react}/`) ? {area: 'React', weight: 1.3} : shared;
  return found && {area: found.area, weight: found.weight, versions: manual.map(({id}) => id), isModule: false};
}

/** Options of the browser's formatting, named with everyday words: few readers who type "round" mean one. */
const RARE_MODULES = /^\/intl(?:\/|$)/;
const RARE_SHARE = 0.6;

function manualArea(rest: string, version: string): PageArea {
  const versions = [version];
  const [, library, inside] = /^api(?:\/([^/]+))?(\/.+)?$/.exec(rest) ?? [];
  if (!/^api(?:\/|$)/.test(rest))
    return {area: 'Language Manual', versions, weight: manualWeight(rest), isModule: false};
  const known = LIBRARIES[library ?? ''];
  if (!known) return {area: 'API', versions, weight: library === undefined ? 1.2 : 0.3, isModule: false};
  const weight = known.weight * (RARE_MODULES.test(inside ?? '') ? RARE_SHARE : 1);
  return {area: known.area, weight, versions, isModule: inside !== undefined || library !== 'dom'};
}

function manualWeight(page: string): number {
  // The page lists what other pages explain.
  if (page === 'build-configuration-schema') return 0.22;
  // Steps of the tutorial teach what other pages explain in full.
  return isTutorialStep(page) ? 0.9 : 1.5;
}
