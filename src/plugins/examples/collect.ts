/** Finds the pages whose examples are to be checked. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {readExamples, type PageContext, type PageFence} from '../../lib/fence/example';
import type {Problem} from '../../lib/fence/problem';
import {scanFences, type RawFence} from '../../lib/fence/scan';

/** A page and the fences it has. */
export type Page = {
  /** From the root of the site, with slashes. */
  readonly path: string;
  /** The manual version its examples are for, unless they say otherwise. */
  readonly version: string;
  readonly fences: readonly PageFence[];
  readonly problems: readonly Problem[];
};

/** Which pages there are: `src/config/examples.ts` says it for this site. */
export type PageRules = {
  /** Folders from the root of the site, with slashes. */
  readonly folders: readonly string[];
  /** What a page's path, from the root of the site, says about its examples. */
  readonly contextOf: (page: string) => Pick<PageContext, 'version' | 'mayChooseVersion'>;
};

type Compilers = PageContext['compilers'];

/** Reads the fences of one page. */
export function readPage(page: string, fences: readonly RawFence[], rules: PageRules, compilers: Compilers): Page {
  const context = {...rules.contextOf(page), compilers};
  return {path: page, version: context.version, ...readExamples(fences, context)};
}

/** All pages in the folders of the rules, sorted by path. A folder that is not there has none. */
export async function collectPages(siteDir: string, rules: PageRules, compilers: Compilers): Promise<readonly Page[]> {
  const found = new Set((await Promise.all(rules.folders.map((folder) => pagesIn(siteDir, folder)))).flat());
  return Promise.all(
    [...found].sort().map(async (page) => {
      const content = await readFile(path.join(siteDir, page), 'utf8');
      return readPage(page, scanFences(content), rules, compilers);
    }),
  );
}

async function pagesIn(siteDir: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(siteDir, folder), {withFileTypes: true, recursive: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
