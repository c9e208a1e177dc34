import {fork} from 'node:child_process';
import {existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hasMarkdownCopy} from '../../config/machine-files';
import {findVersion, versionLines} from '../../config/versions';
import {markdownAddress} from '../core/address';
import type {CopyWords} from '../core/words';
import type {CopiedPage, CopyFile, CopyShare} from './copy-process';

/** The copies of a build by the address of their page, with the base URL. */
export type Copies = ReadonlyMap<string, CopyFile>;

export type CopiesOptions = {
  readonly siteDir: string;
  readonly outDir: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly origin: string;
  /** The addresses of all pages in the build, with the base URL. */
  readonly routes: readonly string[];
  readonly words: CopyWords;
  /** The address of the version a page belongs to; undefined for pages without a version. */
  readonly listOf: (page: string) => string | undefined;
};

/**
 * Writes the copy of every page next to its HTML file, in a process for each processor. Routes without an HTML file
 * only group other pages, so they're skipped.
 */
export async function makeCopies(options: CopiesOptions): Promise<Copies> {
  const {siteDir, outDir, baseUrl, origin, routes, words, listOf} = options;
  const base = baseUrl.replace(/\/$/, '');
  const local = (route: string): string => (route.startsWith(baseUrl) ? route.slice(base.length) : '/');
  const htmlOf = (page: string): string => path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
  const pages = [...new Set(routes.map((route) => local(route).replace(/(.)\/$/, '$1')))].filter(
    (page) => hasMarkdownCopy(page) && existsSync(htmlOf(page)),
  );
  const addresses = new Map(pages.map((page) => [base + page, base + markdownAddress(page)]));
  const jobs = pages.map((page) => {
    const root = listOf(base + page);
    const bareLanguage = apiLanguage(page);
    const facts = {
      page: base + page,
      ...(root !== undefined && {list: `${root}/llms.txt`}),
      ...(bareLanguage !== undefined && {bareLanguage}),
    };
    return {facts, from: htmlOf(page), to: path.join(outDir, markdownAddress(page))};
  });
  const processes = os.availableParallelism();
  const made = await Promise.all(
    Array.from({length: processes}, (_, process) =>
      inProcess({siteDir, origin, words, addresses, jobs: jobs.filter((_job, at) => at % processes === process)}),
    ),
  );
  return new Map(made.flat());
}

/** Makes a share of the copies in a process of its own. */
function inProcess(share: CopyShare): Promise<readonly CopiedPage[]> {
  const helper = fork(path.join(__dirname, 'copy-process.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  helper.send(share);
  return new Promise((resolve, reject) => {
    helper.once('message', (copies) => {
      helper.disconnect();
      resolve(copies as readonly CopiedPage[]);
    });
    helper.once('exit', (code) => reject(new Error(`The process that makes Markdown copies ended with code ${code}.`)));
  });
}

/** Signatures on pages of the API name no language: they are in their version's syntax. */
function apiLanguage(page: string): string | undefined {
  const segment = /^\/docs\/manual\/([^/]+)\/api(?:\/|$)/.exec(page)?.[1];
  if (segment === undefined) return undefined;
  return findVersion(versionLines.api, segment)?.syntax ?? 'res';
}
