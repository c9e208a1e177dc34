/** The packages on the page /packages. */
import type {CuratedPackage, RegistryFile, RegistryPackage, CompilerRange} from './package';
import {intersects, validRange} from 'semver';

/** A version of the manual. */
type ManualCompilers = {
  /** For readers: `v12`. */
  readonly name: string;
  /** Ranges of compilers, by their package. */
  readonly compilers: Readonly<Partial<Record<'rescript' | 'bs-platform', string>>>;
};

/** The manual versions in a package's range; undefined if it's missing, allows everything, or can't be parsed. */
export function worksWith(
  compiler: CompilerRange | undefined,
  manuals: readonly ManualCompilers[],
): readonly string[] | undefined {
  if (!compiler) return undefined;
  const range = validRange(compiler.range, {includePrerelease: true});
  if (range === null || range === '' || range === '*') return undefined;
  const product = compiler.on === 'bs-platform' ? 'bs-platform' : 'rescript';
  return manuals.flatMap(({name, compilers}) => {
    const own = compilers[product];
    return own !== undefined && intersects(range, own, {includePrerelease: true}) ? [name] : [];
  });
}

/** A package as the page shows it. */
export type ListedPackage = Omit<CuratedPackage, 'repository'> & {
  readonly isCurated: boolean;
  readonly repository?: string;
  readonly version?: string;
  readonly published?: string;
  /** If the package's range determines them. */
  readonly worksWith?: readonly string[];
  /** As `rescript >=12.0.0 <13`. */
  readonly range?: string;
  readonly isOutdated: boolean;
};

export type PackageRules = {
  readonly manuals: readonly ManualCompilers[];
  /** The latest and the next: a package that works with neither is outdated. */
  readonly current: readonly string[];
};

/** So many days after its last release, counted from the registry query, a package is outdated. */
const OUTDATED_AFTER = 3 * 365;

/** Packages for the former languages and their tools. */
const FORMER = /(?:^|[/-])(?:bs|reason|reasonml|bucklescript)(?:-|$)|^@elm-react\//;

/** Official packages, curated ones, the rest; each current before outdated, then by name. */
export function listPackages(
  curated: readonly CuratedPackage[],
  {fetched, packages}: RegistryFile,
  rules: PackageRules,
): readonly ListedPackage[] {
  const known = new Map(packages.map((found) => [found.name, found]));
  const chosen = new Set(curated.map(({name}) => name));
  const own = curated.map((entry) => compose(entry, known.get(entry.name), fetched, rules));
  const others = packages
    .filter(({name}) => !chosen.has(name) && !FORMER.test(name))
    .map((found) =>
      compose(
        {name: found.name, kind: 'community', purpose: found.description ?? '', keywords: [], isCurated: false},
        found,
        fetched,
        rules,
      ),
    );
  const rank = ({kind, isCurated, isOutdated}: ListedPackage): number =>
    (kind === 'official' ? 0 : isCurated ? 2 : 4) + (isOutdated ? 1 : 0);
  return [...own, ...others].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
}

type Chosen = Omit<CuratedPackage, 'repository'> & {readonly repository?: string; readonly isCurated?: boolean};

function compose(
  chosen: Chosen,
  found: RegistryPackage | undefined,
  fetched: string,
  {manuals, current}: PackageRules,
): ListedPackage {
  const {name, kind, purpose, keywords, isCurated = true, replacedBy} = chosen;
  const repository = chosen.repository ?? found?.repository ?? found?.homepage;
  const works = worksWith(found?.compiler, manuals);
  const isOld =
    found?.published !== undefined && Date.parse(fetched) - Date.parse(found.published) > OUTDATED_AFTER * 86_400_000;
  return {
    name,
    kind,
    isCurated,
    purpose,
    keywords,
    ...(repository !== undefined && {repository}),
    ...(found && {version: found.version}),
    ...(found?.published !== undefined && {published: found.published}),
    ...(works && {worksWith: works}),
    ...(found?.compiler && {range: `${found.compiler.on} ${found.compiler.range}`}),
    ...(replacedBy !== undefined && {replacedBy}),
    isOutdated:
      replacedBy !== undefined || isOld || (works !== undefined && !current.some((version) => works.includes(version))),
  };
}
