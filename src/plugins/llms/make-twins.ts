/** Writes the twin of every page beside its HTML file. */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {hasTwin} from '../../config/machine-files';
import {findVersion, versionLines} from '../../config/versions';
import {twinAddress} from '../../lib/markdown-twin/address';
import type {TwinWords} from '../../lib/markdown-twin/words';
import {createTwinMaker, type TwinFile} from './twins';

/** The twins of a build by the address of their page, with the base URL. */
export type Twins = ReadonlyMap<string, TwinFile>;

export type TwinsOptions = {
  readonly siteDir: string;
  readonly outDir: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly origin: string;
  /** Addresses of the build's pages, with the base URL. */
  readonly routes: readonly string[];
  readonly words: TwinWords;
  /** The address of the version that a page belongs to; undefined for others. */
  readonly listOf: (page: string) => string | undefined;
};

/** A page that has no HTML file is no page of its own: routes that only hold others are left out. */
export async function makeTwins({siteDir, outDir, baseUrl, origin, routes, words, listOf}: TwinsOptions): Promise<Twins> {
  const base = baseUrl.replace(/\/$/, '');
  const local = (route: string): string => (route.startsWith(baseUrl) ? route.slice(base.length) : '/');
  const htmlOf = (page: string): string => path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
  const pages = [...new Set(routes.map((route) => local(route).replace(/(.)\/$/, '$1')))].filter((page) => hasTwin(page) && existsSync(htmlOf(page)));
  const addresses = new Map(pages.map((page) => [base + page, base + twinAddress(page)]));
  const twinOf = (pathname: string): string | undefined => addresses.get(pathname.replace(/(.)\/$/, '$1'));
  const make = createTwinMaker(siteDir, [...addresses.keys()].join(' '));
  const twins = new Map<string, TwinFile>();
  for (const page of pages) {
    const root = listOf(base + page);
    const bareLanguage = apiLanguage(page);
    const twin = await make(htmlOf(page), {
      origin,
      page: base + page,
      twinOf,
      words,
      ...(root !== undefined && {list: `${root}/llms.txt`}),
      ...(bareLanguage !== undefined && {bareLanguage}),
    });
    if (!twin) continue;
    twins.set(base + page, twin);
    await fs.writeFile(path.join(outDir, twinAddress(page)), twin.text);
  }
  return twins;
}

/** Signatures on pages of the API name no language: it is Reason in v8, ReScript since. */
function apiLanguage(page: string): string | undefined {
  const segment = /^\/docs\/manual\/([^/]+)\/api(?:\/|$)/.exec(page)?.[1];
  if (segment === undefined) return undefined;
  return findVersion(versionLines.api, segment)?.compiler === 'v8.0.0' ? 're' : 'res';
}
