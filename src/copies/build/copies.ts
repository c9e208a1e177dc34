import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {createCache} from '../../compilers/build/cache';
import {hasMarkdownCopy} from '../../config/machine-files';
import {findVersion, versionLines} from '../../config/versions';
import {sourceHash} from '../../kit/build/files/source-hash';
import {readText} from '../../kit/build/files/text';
import {markdownAddress} from '../core/address';
import {copyText, pageCopy, withoutExamples} from '../core/copy';
import type {CopyPlace} from '../core/handlers';
import type {CopyWords} from '../core/words';

/** A page as text for programs. */
export type CopyFile = {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The text without examples; of a page of the API, the text. */
  readonly small: string;
};

type CopyMaker = (htmlFile: string, place: CopyPlace) => Promise<CopyFile | undefined>;

/**
 * Makes copies, and keeps them in `.cache/markdown`: a page whose HTML hasn't changed isn't read again.
 * @param linkKey changes when the addresses of copies change that pages link to
 */
function createCopyMaker(siteDir: string, linkKey: string): CopyMaker {
  const cache = createCache(path.join(siteDir, '.cache/markdown'));
  const code = sourceHash(path.join(__dirname, '../core/copy.ts'), path.join(siteDir, 'package-lock.json'));
  return async (htmlFile, place) => {
    const html = await readText(htmlFile);
    const start = html.search(/<main[\s>]/);
    const head = html
      .slice(0, html.indexOf('<body'))
      .match(/<title[^>]*>[^<]*<\/title>|<meta[^>]*name=["']?description[^>]*>/g);
    const {copyOf: _, ...facts} = place;
    const made = await cache.get(
      [code, linkKey, facts, head, html.slice(start, html.lastIndexOf('</main>'))],
      (): Promise<{readonly copy?: CopyFile}> => {
        const copy = pageCopy(html, place);
        if (!copy) return Promise.resolve({});
        const {title, description, tree} = copy;
        const text = copyText(tree);
        // llms-small.txt has no page of the API.
        const small = place.bareLanguage === undefined ? copyText(withoutExamples(tree)) : text;
        return Promise.resolve({copy: {title, description, text, small}});
      },
    );
    return made.copy;
  };
}

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
 * Writes the copy of every page next to its HTML file. Routes without an HTML file only group other pages, so they're
 * skipped.
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
  const copyOf = (pathname: string): string | undefined => addresses.get(pathname.replace(/(.)\/$/, '$1'));
  const make = createCopyMaker(siteDir, [...addresses.keys()].join(' '));
  const copies = new Map<string, CopyFile>();
  for (const page of pages) {
    const root = listOf(base + page);
    const bareLanguage = apiLanguage(page);
    const copy = await make(htmlOf(page), {
      origin,
      page: base + page,
      copyOf,
      words,
      ...(root !== undefined && {list: `${root}/llms.txt`}),
      ...(bareLanguage !== undefined && {bareLanguage}),
    });
    if (!copy) continue;
    copies.set(base + page, copy);
    await fs.writeFile(path.join(outDir, markdownAddress(page)), copy.text);
  }
  return copies;
}

/** Signatures on pages of the API name no language: they are in their version's syntax. */
function apiLanguage(page: string): string | undefined {
  const segment = /^\/docs\/manual\/([^/]+)\/api(?:\/|$)/.exec(page)?.[1];
  if (segment === undefined) return undefined;
  return findVersion(versionLines.api, segment)?.syntax ?? 'res';
}
