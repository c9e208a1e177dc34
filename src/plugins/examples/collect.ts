/** Finds the pages whose examples are to be checked. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {readExamples, type CompilerSupport, type PageFence} from '../../lib/fence/example';
import {folderOf, type PageFolder} from '../../lib/fence/page';
import type {Problem} from '../../lib/fence/problem';
import {scanFences} from '../../lib/fence/scan';

/** A page and the fences it has. */
export type Page = {
  /** From the root of the site, with slashes. */
  readonly path: string;
  /** The manual version its examples are for, unless they say otherwise. */
  readonly version: string;
  readonly fences: readonly PageFence[];
  readonly problems: readonly Problem[];
};

/** How pages are told apart: `src/config/examples.ts` says it for this site. */
export type PageRules = {
  readonly folders: readonly PageFolder[];
  /** Folder names of the docs instances that are not named after their id, by id. */
  readonly homes: Readonly<Record<string, string>>;
  /** For a page outside all folders. */
  readonly defaultVersion: string;
};

/** Reads one page. */
export function readPage(
  page: string,
  content: string,
  rules: PageRules,
  compilers: Readonly<Record<string, CompilerSupport>>,
): Page {
  const home = folderOf(page, rules.folders, rules.homes);
  const context = {version: home?.version ?? rules.defaultVersion, mayChooseVersion: home?.mayChooseVersion ?? true, compilers};
  return {path: page, version: context.version, ...readExamples(scanFences(content), context)};
}

/** All pages in the folders of the rules, sorted by path. Folders that are not there have none. */
export async function collectPages(
  siteDir: string,
  rules: PageRules,
  compilers: Readonly<Record<string, CompilerSupport>>,
): Promise<readonly Page[]> {
  const roots = [...new Set(rules.folders.map(({folder}) => folder)), 'i18n'];
  const found = new Set((await Promise.all(roots.map((root) => pagesIn(siteDir, root)))).flat());
  const pages = [...found].sort();
  return Promise.all(pages.map(async (page) => readPage(page, await readFile(path.join(siteDir, page), 'utf8'), rules, compilers)));
}

async function pagesIn(siteDir: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(siteDir, folder), {withFileTypes: true, recursive: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
