/** Reads the pages about errors. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readText} from '../../kit/build/files/text';
import {array, field, string} from '../../kit/core/decode';
import {ERROR_CATEGORIES} from '../../manual/core/front-matter/schema';
import {createExplainer, type ErrorPage, type Explainer} from '../core/explain';
import {onePerSite} from '../../compilers/build/service';

/** The folder of the pages, below the site's. */
export const ERRORS_FOLDER = 'errors';

export type ListedError = ErrorPage & {
  readonly label: string;
  readonly category: string;
  readonly position: number;
};

/** Reads one page. Undefined while its front matter isn't complete, which the check of front matter says with its line. */
async function readErrorPage(folder: string, name: string): Promise<ListedError | undefined> {
  const filePath = path.join(folder, name);
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: await readText(filePath)});
    return {
      slug: path.basename(name, '.mdx'),
      title: field('title', string)(frontMatter),
      label: field('sidebar_label', string)(frontMatter),
      category: field('category', string)(frontMatter),
      position: Number(frontMatter.sidebar_position ?? Infinity),
      messages: field('messages', array(string))(frontMatter),
    };
  } catch {
    return undefined;
  }
}

/** All complete pages in the order of their file names. */
export async function readErrorPages(siteDir: string): Promise<readonly ListedError[]> {
  const folder = path.join(siteDir, ERRORS_FOLDER);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx') && name !== 'index.mdx').sort();
  const pages = await Promise.all(names.map((name) => readErrorPage(folder, name)));
  return pages.filter((page) => page !== undefined);
}

/** The categories of the sidebar with their pages. */
export async function readErrorCategories(
  siteDir: string,
): Promise<readonly {readonly label: string; readonly pages: readonly ListedError[]}[]> {
  const all = (await readErrorPages(siteDir)).toSorted(
    (one, other) => one.position - other.position || one.slug.localeCompare(other.slug, 'en', {numeric: true}),
  );
  return ERROR_CATEGORIES.map((label) => ({label, pages: all.filter(({category}) => category === label)}));
}

/** The sidebar, from the front matter of the pages, which translations don't repeat. */
export const errorSidebar: NonNullable<Options['sidebarItemsGenerator']> = async () => [
  {type: 'doc', id: 'index'},
  ...(await readErrorCategories(process.cwd())).map(({label, pages}) => ({
    type: 'category' as const,
    label,
    items: pages.map(({slug}) => ({type: 'doc' as const, id: slug})),
  })),
];

/** Finds pages for the build. Reads them once. */
export const explainerOf = onePerSite('errors', async (siteDir): Promise<Explainer> =>
  createExplainer(await readErrorPages(siteDir)),
);
