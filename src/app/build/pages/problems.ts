/**
 * What is wrong with pages, apart from their examples. `npm run links`, the build and `npm start` say it in the same
 * words: commands and the build for all pages at once, the development server for the page that is opened.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {MarkdownConfig} from '@docusaurus/types';
import {environment} from '../../../config/env';
import {examplePages} from '../example-pages';
import {plainText} from '../../../kit/build/files/text';
import {apiServiceOf} from '../../../api/build/service';
import {collectPages} from '../../../examples/build/collect';
import {writerError} from '../../../kit/build/writer-error';
import {frontMatterOf} from '../../../manual/core/front-matter/text';
import {
  checkLinks,
  filesIn,
  imageSentence,
  noFileSentence,
  otherDocsSentence,
  repeatedAddresses,
  type SourceProblem,
} from './check-links';
import {parsePage} from './parse-page';
import {readSlug, readSourcePage, type SourcePage} from './read-page';

/** `docs/record.mdx:36: what is wrong, and how to fix it` */
export const formatSourceProblem = ({page, line, message}: SourceProblem): string => `${page}:${line}: ${message}`;

/** All pages with examples or links, sorted by path. */
export async function readSourcePages(siteDir: string): Promise<readonly SourcePage[]> {
  const all = await collectPages(siteDir, examplePages, {});
  return Promise.all(all.map((page) => readSourcePage(siteDir, page.path)));
}

/** The problems of some pages of the site. @param pages all of them */
export function sourceProblems(
  siteDir: string,
  wanted: readonly SourcePage[],
  pages: readonly SourcePage[],
): Promise<readonly SourceProblem[]> {
  return checkLinks(siteDir, wanted, pages, (version, name) => apiServiceOf(siteDir).resolve(version, name));
}

/**
 * What refuses a build, or the start of the development server, which looks at a page when it's opened: a sentence for
 * each problem. The fast mode leaves out versions that links lead to.
 */
export async function problemsBefore(siteDir: string): Promise<readonly string[]> {
  if (!environment.production) {
    const all = await collectPages(siteDir, examplePages, {});
    const slugs = await Promise.all(all.map(({path: page}) => readSlug(siteDir, page)));
    return repeatedAddresses(slugs).map(formatSourceProblem);
  }
  const pages = await readSourcePages(siteDir);
  const problems = environment.fast
    ? pages.flatMap(({path: page, mistakes}) => mistakes.map((mistake) => ({page, ...mistake})))
    : await sourceProblems(siteDir, pages, pages);
  return problems.map(formatSourceProblem);
}

const siteDir = process.cwd();
const fromRoot = (file: string): string =>
  path.relative(siteDir, path.resolve(siteDir, file)).replaceAll(path.sep, '/');

/**
 * How Docusaurus reads a page: as plain text. In development, where nothing has checked it before, a page with mistakes
 * shows them instead of its text. An error would keep the pages opened after it from being compiled.
 */
export const preprocessPage =
  (production: boolean): NonNullable<MarkdownConfig['preprocessor']> =>
  ({filePath, fileContent}) => {
    const text = plainText(fileContent);
    const page = fromRoot(filePath);
    if (production || !examplePages.folders.some((folder) => page.startsWith(`${folder}/`))) return text;
    const {mistakes} = parsePage(siteDir, page, text);
    if (mistakes.length === 0) return text;
    const problems = mistakes.map((mistake) => formatSourceProblem({page, ...mistake}));
    logger.error(problems.join('\n'));
    const paragraphs = problems.map((problem) => `<p>{${JSON.stringify(problem)}}</p>`);
    return [frontMatterOf(text), ':::danger', ...paragraphs, ':::', ''].join('\n\n');
  };

type Reported = {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: {readonly position?: {readonly start: {readonly line: number}} | undefined};
};

/** For Docusaurus' hooks: an image that doesn't exist fails a build. In development, the page is shown without it. */
export const reportImage =
  (production: boolean) =>
  ({sourceFilePath, url, node}: Reported): void => {
    const page = fromRoot(sourceFilePath);
    const message = imageSentence(siteDir, page, url) ?? `The image has no address. Write ![text](file.png).`;
    const problem = formatSourceProblem({page, line: node.position?.start.line ?? 1, message});
    if (production) throw writerError(problem);
    logger.error(problem);
  };

/**
 * For Docusaurus' hooks: a link to a file that isn't a page of the same docs fails a build. In development it's a
 * warning: the page may be about to be written.
 */
export const reportLink =
  (production: boolean) =>
  ({sourceFilePath, url, node}: Reported): void => {
    const page = fromRoot(sourceFilePath);
    const target = path.posix.join(path.posix.dirname(page), url.split('#')[0] ?? '');
    const message = existsSync(path.join(siteDir, target))
      ? otherDocsSentence(page, url, {path: target, slug: undefined})
      : noFileSentence(url, target, filesIn(path.join(siteDir, path.posix.dirname(target))));
    const problem = formatSourceProblem({page, line: node.position?.start.line ?? 1, message});
    if (production) throw writerError(problem);
    logger.warn(problem);
  };
