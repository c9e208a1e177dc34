/** Where the links and images of pages lead. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {apiAddress} from '../../../config/api-address';
import {pageApi, pageHome, pageLinkVersions} from '../../../config/page-version';
import {aliasRules} from '../../../hosting/core/redirects';
import {versionLines} from '../../../config/versions';
import type {ResolvedName} from '../../../api/core/model/api-index';
import {resolveAlias} from '../../../kit/core/aliases';
import {isExternalLink, isSiteLink, resolveSiteLink, unknownScheme} from '../../../manual/core/routes/links';
import {sourceOfTranslation} from '../../../languages/core/translation-source';
import {editDistance} from '../../../kit/core/edit-distance';
import type {SourcePage} from './read-page';

/** Printed as `page:line: message`. */
export type SourceProblem = {readonly page: string; readonly line: number; readonly message: string};

/** Finds a name in the API of a manual version. */
export type ApiLookup = (version: string, name: string) => Promise<ResolvedName>;

const API_LINK = /^api(?:@(latest|next))?:(.*)$/;
/** Pages that are not written as Markdown. */
const APP_PAGES = [
  '/',
  '/try',
  '/blog',
  '/packages',
  '/syntax-lookup',
  '/search',
  '/offline',
  '/errors',
  '/blog/tags',
  '/blog/archive',
];
const FILE_ADDRESS = /^\/(?:llms|blog\/(?:feed|atom)|docs\/.*\/llms)[\w-]*\.(?:txt|xml|json)$/;

const LOCALE_FOLDER = /^i18n\/[^/]+\//;

/** The source of a translated page; undefined for a page that isn't a translation. */
const sourceOf = (page: string): string | undefined =>
  LOCALE_FOLDER.test(page) ? sourceOfTranslation(page.replace(LOCALE_FOLDER, '')) : undefined;

type Addressed = Pick<SourcePage, 'path' | 'slug'>;

/** The address of a page's source, without base URL. */
function addressOf({path: page, slug}: Addressed): string {
  const file = path.posix.basename(page).replace(/\.mdx?$/, '');
  const home = pageHome(page);
  const [folder = ''] = page.split('/');
  const name = slug?.url.replace(/^\/|\/$/g, '') ?? (folder === 'blog' ? file.replace(/^\d{4}-\d\d-\d\d-/, '') : file);
  const root = home ? `/docs/${home.line === 'react' ? 'react' : 'manual'}/${home.version.path}` : `/${folder}`;
  return name === '' ? root : `${root}/${name}`;
}

/** Pages whose address another page has. @param pages sorted by path */
export function repeatedAddresses(pages: readonly Addressed[]): readonly SourceProblem[] {
  const first = new Map<string, Addressed>();
  return pages.flatMap((page) => {
    if (sourceOf(page.path) !== undefined) return [];
    const address = addressOf(page);
    const other = first.get(address);
    if (!other) first.set(address, page);
    if (!other) return [];
    // The line to change is that of a slug: another page has the name of its file.
    const [own, taken] = page.slug || !other.slug ? [page, other] : [other, page];
    const message = `the page has the address ${address}, as ${taken.path} has. Give it another slug.`;
    return [{page: own.path, line: own.slug?.line ?? 1, message}];
  });
}

/** The folder whose pages link to each other by file name. */
const instanceOf = (page: string): string => {
  const home = pageHome(page);
  return home ? `${home.line} ${home.version.id}` : (page.split('/')[0] ?? '');
};

/** What to write in a page instead of the file of a page of other docs, or of another version. */
function linkFromElsewhere(page: string, target: Addressed, anchor: string | undefined): string {
  const home = pageHome(target.path);
  const scheme = home?.line === 'react' ? 'react' : 'manual';
  const hash = anchor === undefined ? '' : `#${anchor}`;
  return home && pageLinkVersions(page)[scheme] === home.version.path
    ? `${scheme}:${path.posix.basename(target.path).replace(/\.mdx?$/, '')}${hash}`
    : addressOf(target) + hash;
}

/** What is said about a link by file name into other docs. */
export function otherDocsSentence(page: string, url: string, target: Addressed): string {
  return `The link "${url}" leads to other docs, where file names don't work. Write ${linkFromElsewhere(page, target, url.split('#')[1])}.`;
}

/** The names in a folder; none if it doesn't exist. */
export const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** What is said about a link to a file that doesn't exist. @param names the files of its folder */
export function noFileSentence(url: string, file: string, names: Iterable<string>): string {
  return `The link "${url}" leads nowhere: ${file} doesn't exist.${nearest(path.posix.basename(file), names)}`;
}

/** What is said about an image whose file doesn't exist; undefined if it does, or isn't a file of the site. */
export function imageSentence(siteDir: string, page: string, url: string): string | undefined {
  if (isExternalLink(url)) return undefined;
  const name = decoded(url.split(/[?#]/)[0] ?? '');
  const file = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(name.startsWith('/') ? 'static' : path.posix.dirname(page), name);
  return name !== '' && existsSync(path.join(siteDir, file))
    ? undefined
    : `The ${/\.(?:mp4|webm)$/.test(name) ? 'video' : 'image'} "${url}" doesn't exist: there is no file ${file}.${nearest(path.posix.basename(file), filesIn(path.join(siteDir, path.posix.dirname(file))))} An address that begins with / is a file in static/.`;
}

/** Decoded as a browser does; as written if it can't be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The names nearest to a wrong one, as the end of a sentence. */
function nearest(wrong: string, names: Iterable<string>): string {
  const near = [...names]
    .map((name) => ({name, distance: name === `${wrong}.mdx` ? 1 : editDistance(wrong, name, 6)}))
    .filter(({distance}) => distance <= Math.max(3, wrong.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({name}) => name);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

/**
 * Checks some pages: their Markdown, addresses, images, and links.
 * @param wanted the pages that are checked
 * @param pages every page of the site, sorted by path
 * @returns what is wrong, by page and line: one sentence each, with the nearest names
 */
export async function checkLinks(
  siteDir: string,
  wanted: readonly SourcePage[],
  pages: readonly SourcePage[],
  findApi: ApiLookup,
): Promise<readonly SourceProblem[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sources = pages.filter((page) => sourceOf(page.path) === undefined);
  const byAddress = new Map(sources.map((page) => [addressOf(page), page]));

  const anchorProblem = ({path: page, anchors}: SourcePage, anchor: string | undefined): string | undefined =>
    anchor === undefined || anchor === '' || !anchors || anchors.has(decoded(anchor))
      ? undefined
      : `${page} has no heading with the id "${anchor}".${nearest(anchor, anchors)}`;

  const addressProblem = (url: string): string | undefined => {
    const [address = '', anchor] = url.split('#');
    const asked = address.split('?')[0] ?? '';
    const clean = (resolveAlias(asked, aliasRules) ?? asked).split('#')[0] ?? '';
    if (APP_PAGES.includes(clean) || FILE_ADDRESS.test(clean) || /^\/docs\/manual\/[^/]+\/api(?:\/|$)/.test(clean))
      return undefined;
    const target = byAddress.get(clean);
    if (target) return anchorProblem(target, anchor);
    return `the site has no page ${clean}.${nearest(clean, byAddress.keys())}`;
  };

  const apiProblem = async (page: string, named: string | undefined, name: string): Promise<string | undefined> => {
    const version = named === undefined ? pageApi(page) : versionLines.default[named as 'latest' | 'next'];
    const found = await findApi(version.compiler, decodeURIComponent(name));
    if (found.kind === 'unknown') return found.error;
    apiAddress(version.id, found);
    return undefined;
  };

  const problemOf = async (page: SourcePage, url: string): Promise<string | undefined> => {
    const nowhere = (why: string | undefined): string | undefined => why && `The link "${url}" leads nowhere: ${why}`;
    const api = API_LINK.exec(url);
    if (api) return nowhere(await apiProblem(page.path, api[1], api[2] ?? ''));
    if (isSiteLink(url)) {
      try {
        return nowhere(addressProblem(resolveSiteLink(url, pageLinkVersions(page.path))));
      } catch (error) {
        return (error as Error).message;
      }
    }
    if (isExternalLink(url)) return unknownScheme(url);
    if (url.startsWith('/')) return nowhere(addressProblem(url));
    const [address = '', anchor] = url.split('#');
    const file = decoded(address);
    if (file === '') return nowhere(anchorProblem(page, anchor));
    const translated = byPath.get(path.posix.join(path.posix.dirname(page.path), file));
    if (translated && instanceOf(translated.path) !== instanceOf(page.path))
      return otherDocsSentence(page.path, url, translated);
    if (translated) return nowhere(anchorProblem(translated, anchor));
    // Without a leading dot, Docusaurus also looks in the folder of the source.
    const folder = path.posix.dirname(sourceOf(page.path) ?? page.path);
    const target = byPath.get(path.posix.join(folder, file));
    if (target && file.startsWith('.'))
      return nowhere(
        `${path.posix.dirname(page.path)}/${file} doesn't exist. Write ${path.posix.normalize(file)}: it also finds a page without a translation.`,
      );
    if (target) return nowhere(anchorProblem(target, anchor));
    const siblings = pages.filter((other) => path.posix.dirname(other.path) === folder);
    const names = siblings.map((other) => path.posix.basename(other.path));
    return noFileSentence(url, `${folder}/${file}`, names);
  };

  const problems: SourceProblem[] = repeatedAddresses(pages).filter(({page}) =>
    wanted.some((each) => each.path === page),
  );
  for (const page of wanted) {
    for (const mistake of page.mistakes) problems.push({page: page.path, ...mistake});
    for (const {url, line} of page.images) {
      const message = imageSentence(siteDir, page.path, url);
      if (message !== undefined) problems.push({page: page.path, line, message});
    }
    for (const {url, line} of page.links) {
      const message = await problemOf(page, url);
      if (message !== undefined) problems.push({page: page.path, line, message});
    }
  }
  return problems.sort((one, other) => one.page.localeCompare(other.page) || one.line - other.line);
}
