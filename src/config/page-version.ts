import type {LinkVersions} from '../lib/routes/site-link';
import {findVersion, versionLines, type SiteVersion} from './versions';

/** The folders that hold versioned pages, by line. */
const FOLDERS: readonly (readonly [RegExp, keyof typeof versionLines])[] = [
  [/(?:^|\/)react_versioned_docs\/version-([^/]+)\//, 'react'],
  [/(?:^|\/)react-docs\//, 'react'],
  [/(?:^|\/)versioned_docs\/version-([^/]+)\//, 'default'],
  [/(?:^|\/)docs\//, 'default'],
  [/(?:^|\/)docusaurus-plugin-content-docs-react\/(?:version-)?([^/]+)\//, 'react'],
  [/(?:^|\/)docusaurus-plugin-content-docs\/(?:version-)?([^/]+)\//, 'default'],
];

/** Where a page belongs. */
export type PageHome = {
  readonly line: 'default' | 'react';
  readonly version: SiteVersion;
};

/**
 * The version line and version of a page, from its path below the site's folder (forward slashes).
 * Returns undefined for pages without versions: community and blog. Throws for a folder of a version
 * that `versions.ts` does not know.
 */
export function pageHome(path: string): PageHome | undefined {
  for (const [folder, line] of FOLDERS) {
    const match = folder.exec(path);
    if (!match) continue;
    const version = findVersion(versionLines[line], match[1] ?? 'current');
    if (!version) {
      throw new Error(`${path} belongs to version ${match[1]}, which src/config/versions.ts does not know. Add it there.`);
    }
    return {line: line === 'react' ? 'react' : 'default', version};
  }
  return undefined;
}

/** Entries of the syntax lookup: they show what the newest compiler takes. */
const LOOKUP = /(?:^|\/)syntax-lookup\//;

/**
 * The id of the manual version whose compiler compiles a page's examples: its own, the next for the syntax
 * lookup, the latest for other unversioned pages.
 */
export function pageCompiler(path: string): string {
  const {next, latest} = versionLines.default;
  return pageHome(path)?.version.compiler ?? (LOOKUP.test(path) ? next : latest).compiler;
}

/**
 * Where `manual:` and `react:` links of a page lead: pages compiled with the next compiler lead to the
 * next versions, all others to the latest, for old manuals link among themselves by file path.
 */
export function pageLinkVersions(path: string): LinkVersions {
  const {default: manual, react} = versionLines;
  const next = pageCompiler(path) === manual.next.compiler;
  return {
    manual: next ? manual.next.path : manual.latest.path,
    react: next ? react.next.path : react.latest.path,
  };
}
