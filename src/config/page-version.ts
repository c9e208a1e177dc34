import {findVersion, versionLines, type SiteVersion} from './versions';

type DocsLine = Exclude<keyof typeof versionLines, 'api'>;

/** The folders with versioned pages, by version line. */
const FOLDERS: readonly (readonly [RegExp, DocsLine])[] = [
  [/(?:^|\/)react_versioned_docs\/version-([^/]+)\//, 'react'],
  [/(?:^|\/)react-docs\//, 'react'],
  [/(?:^|\/)versioned_docs\/version-([^/]+)\//, 'default'],
  [/(?:^|\/)docs\//, 'default'],
  [/(?:^|\/)docusaurus-plugin-content-docs-react\/(?:version-)?([^/]+)\//, 'react'],
  [/(?:^|\/)docusaurus-plugin-content-docs\/(?:version-)?([^/]+)\//, 'default'],
];

type PageHome = {readonly line: DocsLine; readonly version: SiteVersion};

/**
 * The version line and version of a page, from its path relative to the site's folder (forward slashes). Returns
 * undefined for pages without versions: community and blog. Throws for a version folder that `versions.ts` doesn't
 * list.
 */
export function pageHome(path: string): PageHome | undefined {
  for (const [folder, line] of FOLDERS) {
    const match = folder.exec(path);
    if (!match) continue;
    const version = findVersion(versionLines[line], match[1] ?? 'current');
    if (!version) {
      throw new Error(`${path} belongs to version ${match[1]}, which isn't in src/config/versions.ts. Add it there.`);
    }
    return {line, version};
  }
  return undefined;
}

/** They show what the newest compiler accepts and prints. */
const NEWEST = /(?:^|\/)(?:syntax-lookup|errors|docusaurus-plugin-content-docs-errors)\//;

/**
 * The id of the manual version that compiles a page's examples: its own, the next for the lookup and errors, the latest
 * for other unversioned pages.
 */
export function pageCompiler(path: string): string {
  const {next, latest} = versionLines.default;
  return pageHome(path)?.version.compiler ?? (NEWEST.test(path) ? next : latest).compiler;
}

/**
 * The manual version whose API reference a page's `api:` links lead to: its own. Other docs only have a compiler, so
 * they use that compiler's version.
 */
export function pageApi(path: string): SiteVersion {
  const {default: manual} = versionLines;
  const home = pageHome(path);
  if (!home) return NEWEST.test(path) ? manual.next : manual.latest;
  return home.line === 'default' ? home.version : (findVersion(manual, home.version.compiler) ?? manual.latest);
}

/**
 * Where `manual:` and `react:` links lead: from next versions, the lookup and errors to the next, from others to the
 * latest, because old manuals link to each other's pages by file path.
 */
export function pageLinkVersions(path: string): {readonly manual: string; readonly react: string} {
  const {default: manual, react} = versionLines;
  const home = pageHome(path);
  const next = home ? home.version === versionLines[home.line].next : NEWEST.test(path);
  return {
    manual: next ? manual.next.path : manual.latest.path,
    react: next ? react.next.path : react.latest.path,
  };
}

/** Whether a page of the manual, by its id, address, or path, is a step of the tutorial. */
export const isTutorialStep = (page: string): boolean => /(?:^|\/)learn-[^/]*$/.test(page);
