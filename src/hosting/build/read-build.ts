import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import {redirectTarget} from '../core/redirect-page';
import type {ExactRule} from '../../kit/core/aliases';

type BuiltPage = {
  /** Path relative to the build folder, without `.html`; the front page is `/`. */
  readonly address: string;
  /** Path of the file relative to the build folder, with forward slashes. */
  readonly file: string;
  readonly html: string;
};

export type Build = {
  /** The site's pages without duplicates: `page/index.html` is a copy of `page.html`. Includes the 404 page. */
  readonly pages: readonly BuiltPage[];
  readonly redirects: readonly ExactRule[];
  /** HTML files that aren't pages of the site. */
  readonly standalone: readonly string[];
  readonly files: readonly string[];
};

/**
 * All files in a folder, with forward slashes. A folder can have a file name, because redirect pages for files are in
 * such folders.
 */
export function listFiles(root: string): string[] {
  const entries = fs.readdirSync(root, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/**
 * Reads a build folder. @param base path the site is served under, with slashes at both ends; it is removed from
 * redirects.
 */
export function readBuild(root: string, base: string): Build {
  const files = listFiles(root);
  const known = new Set(files);
  const pages: BuiltPage[] = [];
  const redirects: ExactRule[] = [];
  const standalone: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    if (file.endsWith('/index.html') && known.has(file.replace(/\/index\.html$/, '.html'))) continue;
    const html = readTextSync(path.join(root, file));
    const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    const to = redirectTarget(html);
    if (to !== undefined) redirects.push({from: address, to: `/${to.slice(base.length)}`});
    else if (/<div id="?__docusaurus[" >]/.test(html)) pages.push({address, file, html});
    else standalone.push(`/${file}`);
  }
  return {pages, redirects, standalone, files};
}
