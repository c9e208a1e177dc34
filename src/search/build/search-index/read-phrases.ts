/** The phrases of a site, from the front matter of its pages, the entries of the lookup, and the API's list. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import apiPhrases from '../../../api/core/api-phrases.json';
import pageFolders from '../../../config/page-folders.json';
import {pageHome} from '../../../config/page-version';
import {allVersions, versionLines} from '../../../config/versions';
import {readText} from '../../../kit/build/files/text';
import {splitList, WHOLE_PAGE, type PagePhrases, type Phrases} from '../../core/records/phrases';

/** Translations are found by the phrases of their sources. */
const FOLDERS = pageFolders.filter((folder) => folder !== 'i18n');

/** Of pages that aren't written as Markdown. */
const OTHER_PAGES: Readonly<Record<string, PagePhrases>> = {
  packages: {
    [WHOLE_PAGE]: splitList(
      'websocket, indexeddb, web worker, geolocation, browser bindings, webapi, graphql, apollo, relay, ' +
        'urql, material ui, storybook, react native, testing library, vue, svelte, libraries, find library, ' +
        'bindings list, awesome list, package index, ecosystem, third party bindings, ' +
        'is there a library for, search packages, zustand, jotai, mobx, cypress, playwright, electron, ' +
        'react query, react hook form, zod, uuid library, observable, rxjs, parser combinators, socket.io, ' +
        'prisma, database, aws, community packages, available bindings, existing bindings',
    ),
    community: splitList(
      'relay, apollo, router library, date library, charts, material ui bindings, express bindings, ' +
        'testing library bindings',
    ),
  },
  'syntax-lookup': {[WHOLE_PAGE]: ['syntax search', 'operators list', 'symbols', 'what does this symbol mean']},
};

/** Reads the phrases as they are written now. An older version's page has those of newer ones where ids are the same. */
export async function readPhrases(siteDir: string): Promise<Phrases> {
  const pages = new Map(Object.entries(OTHER_PAGES));
  for (const folder of FOLDERS) {
    const files = await readdir(path.join(siteDir, folder), {recursive: true}).catch(() => []);
    for (const file of files.filter((name) => /\.mdx?$/.test(name))) {
      const page = `${folder}/${file.replaceAll(path.sep, '/')}`;
      const own = await phrasesOf(path.join(siteDir, page));
      if (!own) continue;
      for (const address of addressesOf(page)) pages.set(address, merged(pages.get(address), own));
    }
  }
  return {pages, api: apiPhrases};
}

/** The addresses of a page and of its counterparts in older versions, whether they exist or not. */
function addressesOf(page: string): readonly string[] {
  const name = path.posix.basename(page).replace(/\.mdx?$/, '');
  const home = pageHome(page);
  if (!home) return [`${page.split('/')[0]}/${name}`];
  const versions = allVersions(versionLines[home.line]);
  return versions
    .slice(versions.indexOf(home.version))
    .map((version) => `docs/${home.line === 'react' ? 'react' : 'manual'}/${version.path}/${name}`);
}

async function phrasesOf(filePath: string): Promise<PagePhrases | undefined> {
  const fileContent = await readText(filePath);
  if (!fileContent.includes('\nsearch:')) return undefined;
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent}).catch(() => ({frontMatter: {}}));
  const {search} = frontMatter as {readonly search?: PagePhrases | readonly string[]};
  return Array.isArray(search) ? {[WHOLE_PAGE]: search as readonly string[]} : (search as PagePhrases | undefined);
}

function merged(one: PagePhrases = {}, other: PagePhrases): PagePhrases {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...ids].map((id) => [id, [...(one[id] ?? []), ...(other[id] ?? [])]]));
}
