/**
 * Every version of the site: no other file contains a version number. `npm run version:cut` releases the next one
 * (CONTRIBUTING.md, "Cut a version").
 */
import type {PluginOptions} from '@docusaurus/plugin-content-docs';

export type SiteVersion = {
  /** As in folder names, `versions.json`, and fences: `v11.0.0`. */
  readonly id: string;
  /** In addresses: `latest`, `next`, or the id. */
  readonly path: string;
  /** In the version dropdown. */
  readonly label: string;
  /** In prose and banners. */
  readonly name: string;
  /** The manual version whose compiler compiles its examples. */
  readonly compiler: string;
  /** Of its examples, if that isn't ReScript. */
  readonly syntax?: 're';
  /** Manual versions: the compilers it covers, as ranges by package. */
  readonly compilers?: Readonly<Partial<Record<'rescript' | 'bs-platform', string>>>;
};

export type VersionLine = {
  readonly next: SiteVersion;
  readonly latest: SiteVersion;
  readonly older: readonly SiteVersion[];
};

const manual: VersionLine = {
  next: {
    id: 'v12.0.0',
    path: 'next',
    label: 'v12.0.0',
    name: 'v12',
    compiler: 'v12.0.0',
    compilers: {rescript: '12.x'},
  },
  latest: {
    id: 'v11.0.0',
    path: 'latest',
    label: 'v11.0.0 (latest)',
    name: 'v11',
    compiler: 'v11.0.0',
    compilers: {rescript: '11.x'},
  },
  older: [
    {
      id: 'v10.0.0',
      path: 'v10.0.0',
      label: 'v9.1 - v10.1',
      name: 'v10',
      compiler: 'v10.0.0',
      compilers: {rescript: '9.1 - 10.1'},
    },
    {
      id: 'v9.0.0',
      path: 'v9.0.0',
      label: 'v8.2 - v9.0',
      name: 'v9',
      compiler: 'v9.0.0',
      compilers: {rescript: '9.0.x', 'bs-platform': '8.2 - 9.0'},
    },
    {
      id: 'v8.0.0',
      path: 'v8.0.0',
      label: 'v6.0 - v8.2',
      name: 'v8',
      compiler: 'v8.0.0',
      syntax: 're',
      compilers: {'bs-platform': '6.0 - 8.2'},
    },
  ],
};

const react: VersionLine = {
  next: {id: 'next', path: 'next', label: 'next', name: 'next', compiler: 'v12.0.0'},
  latest: {id: 'v0.12.0', path: 'latest', label: 'v0.12.0 (latest)', name: 'v0.12', compiler: 'v11.0.0'},
  older: [
    {id: 'v0.11.0', path: 'v0.11.0', label: 'v0.11.0', name: 'v0.11', compiler: 'v10.0.0'},
    {id: 'v0.10.0', path: 'v0.10.0', label: 'v0.10.0', name: 'v0.10', compiler: 'v9.0.0'},
  ],
};

/** The version lines by documentation instance; the API reference follows the manual. */
export const versionLines = {default: manual, api: manual, react} as const;

/** Newest first. */
export function allVersions(line: VersionLine): readonly SiteVersion[] {
  return [line.next, line.latest, ...line.older];
}

/** The version of a line by its Docusaurus name (`current`), id or path segment; undefined when it has none. */
export function findVersion(line: VersionLine, name: string): SiteVersion | undefined {
  if (name === 'current') return line.next;
  return allVersions(line).find((version) => version.id === name || version.path === name);
}

export const namedManualVersions = {latest: manual.latest.id, next: manual.next.id} as const;

/**
 * The version options of a docs instance.
 * @param suffix added after each version's path: the API instance lives at `latest/api`.
 * @param fast only the next and the latest version, for writers.
 */
export function docsVersionOptions(
  line: VersionLine,
  {suffix = '', fast}: {readonly suffix?: string; readonly fast: boolean},
): Pick<PluginOptions, 'versions' | 'lastVersion'> & {onlyIncludeVersions?: string[]} {
  const shown = fast ? [line.next, line.latest] : allVersions(line);
  const name = (version: SiteVersion): string => (version === line.next ? 'current' : version.id);
  return {
    lastVersion: line.latest.id,
    versions: Object.fromEntries(
      shown.map((version) => [
        name(version),
        {path: version.path + suffix, label: version.label, banner: 'none', badge: false},
      ]),
    ),
    ...(fast && {onlyIncludeVersions: shown.map(name)}),
  };
}
