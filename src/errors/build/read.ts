/** Reads the pages about errors. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readText} from '../../kit/build/files/text';
import {array, field, string} from '../../kit/core/decode';
import {createExplainer, type ErrorPage, type Explainer} from '../core/explain';
import {onePerSite} from '../../compilers/build/one-per-site';

/** The folder of the pages, below the site's. */
export const ERRORS_FOLDER = 'errors';

export type ListedError = ErrorPage & {readonly label: string};

/** Reads one page. Throws a sentence that names the file if its front matter isn't complete. */
async function readErrorPage(folder: string, name: string): Promise<ListedError> {
  const filePath = path.join(folder, name);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: await readText(filePath)});
  try {
    return {
      slug: path.basename(name, '.mdx'),
      title: field('title', string)(frontMatter),
      label: field('sidebar_label', string)(frontMatter),
      messages: field('messages', array(string))(frontMatter),
    };
  } catch (error) {
    throw new Error(
      `${ERRORS_FOLDER}/${name}: ${(error as Error).message}. List the messages the page explains under messages.`,
    );
  }
}

/** All pages in the order of their file names. */
export async function readErrorPages(siteDir: string): Promise<readonly ListedError[]> {
  const folder = path.join(siteDir, ERRORS_FOLDER);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx') && name !== 'index.mdx').sort();
  return Promise.all(names.map((name) => readErrorPage(folder, name)));
}

/** Finds pages for the build. Reads them once. */
export const explainerOf = onePerSite('errors', async (siteDir): Promise<Explainer> =>
  createExplainer(await readErrorPages(siteDir)),
);
