import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import {readExamples, type PageContext, type PageFence, type PageRules} from '../core/fence/example';
import {scanFences, type RawFence, type Problem} from '../core/fence/scan';

export type Page = {
  /** Relative to the site's root, with forward slashes. */
  readonly path: string;
  /** The default manual version for its examples. */
  readonly version: string;
  readonly fences: readonly PageFence[];
  readonly problems: readonly Problem[];
};

type Compilers = PageContext['compilers'];

/** Reads the fences of one page. */
export function readPage(page: string, fences: readonly RawFence[], rules: PageRules, compilers: Compilers): Page {
  const context = {...rules.contextOf(page), compilers};
  return {path: page, version: context.version, ...readExamples(fences, context)};
}

/** All pages in the rules' folders, by path. */
export async function collectPages(siteDir: string, rules: PageRules, compilers: Compilers): Promise<readonly Page[]> {
  const found = new Set((await Promise.all(rules.folders.map((folder) => pagesIn(siteDir, folder)))).flat());
  return Promise.all(
    [...found].sort().map(async (page) => {
      const content = await readText(path.join(siteDir, page));
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
