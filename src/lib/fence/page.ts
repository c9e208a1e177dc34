/** Which compiler a page's examples are for: its folder says so. */

/** A folder of pages and the compiler of its examples. */
export type PageFolder = {
  /** From the root of the site, with slashes, without one at the end. */
  readonly folder: string;
  /** Manual version. */
  readonly version: string;
  /** Whether a fence may name another version. */
  readonly mayChooseVersion: boolean;
};

const TRANSLATED = /^i18n\/[^/]+\/docusaurus-plugin-content-(docs|blog)(?:-([^/]+))?\/(.*)$/;

/**
 * The folder that a page belongs to; the longest wins, so that a folder may stand inside another.
 * Translated pages belong to the folder they translate.
 * @param page path from the root of the site
 * @param homes folder names of the docs instances that are not named after their id, by id
 */
export function folderOf(page: string, folders: readonly PageFolder[], homes: Readonly<Record<string, string>>): PageFolder | undefined {
  const path = originalOf(page.replaceAll('\\', '/'), homes);
  return folders
    .filter(({folder}) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

function originalOf(path: string, homes: Readonly<Record<string, string>>): string {
  const match = TRANSLATED.exec(path);
  if (!match) return path;
  const [, kind, id, rest = ''] = match;
  if (kind === 'blog') return `blog/${rest}`;
  const home = homes[id ?? 'default'] ?? id ?? 'docs';
  const [version, ...segments] = rest.split('/');
  if (version === 'current') return [home, ...segments].join('/');
  return [id ? `${id}_versioned_docs` : 'versioned_docs', version, ...segments].join('/');
}
