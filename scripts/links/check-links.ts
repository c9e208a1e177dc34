import path from 'node:path';
import {apiAddress} from '../../src/config/api-address';
import {pageApi, pageHome, pageLinkVersions} from '../../src/config/page-version';
import {aliasRules} from '../../src/config/redirects';
import {versionLines} from '../../src/config/versions';
import type {ResolvedName} from '../../src/lib/api-model/resolve-name';
import {resolveAlias} from '../../src/lib/routes/aliases';
import {isExternalLink} from '../../src/lib/routes/page-link';
import {isSiteLink, resolveSiteLink, unknownScheme} from '../../src/lib/routes/site-link';
import {sourceOfTranslation} from '../../src/lib/routes/translation-source';
import {editDistance} from '../../src/lib/text/edit-distance';
import type {SourcePage} from './read-page';

type LinkProblem = {readonly page: string; readonly line: number; readonly message: string};

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

/** The address of a page's source, without base URL. */
function addressOf(page: string): string {
  const name = path.posix.basename(page).replace(/\.mdx?$/, '');
  const home = pageHome(page);
  if (home) return `/docs/${home.line === 'react' ? 'react' : 'manual'}/${home.version.path}/${name}`;
  const [folder = ''] = page.split('/');
  return `/${folder}/${folder === 'blog' ? name.replace(/^\d{4}-\d\d-\d\d-/, '') : name}`;
}

/** The names nearest to a wrong one, as the end of a sentence. */
function nearest(wrong: string, names: Iterable<string>): string {
  const near = [...names]
    .map((name) => ({name, distance: editDistance(wrong, name, 6)}))
    .filter(({distance}) => distance <= Math.max(3, wrong.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({name}) => name);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

/**
 * Checks the links of some pages.
 * @param wanted the pages whose links are checked
 * @param pages every page of the site
 * @returns what is wrong, by page and line: one sentence each, with the nearest names
 */
export async function checkLinks(
  wanted: readonly SourcePage[],
  pages: readonly SourcePage[],
  findApi: ApiLookup,
): Promise<readonly LinkProblem[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sources = pages.filter((page) => sourceOf(page.path) === undefined);
  const byAddress = new Map(sources.map((page) => [addressOf(page.path), page]));

  const anchorProblem = (target: SourcePage, anchor: string | undefined): string | undefined =>
    anchor === undefined || anchor === '' || target.anchors.has(anchor)
      ? undefined
      : `${target.path} has no heading with the id "${anchor}".${nearest(anchor, target.anchors)}`;

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
    const [file = '', anchor] = url.split('#');
    if (file === '') return nowhere(anchorProblem(page, anchor));
    const translated = byPath.get(path.posix.join(path.posix.dirname(page.path), file));
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
    return nowhere(`${folder}/${file} doesn't exist.${nearest(file, names)}`);
  };

  const problems: LinkProblem[] = [];
  for (const page of wanted) {
    for (const {url, line} of page.links) {
      const message = await problemOf(page, url);
      if (message !== undefined) problems.push({page: page.path, line, message});
    }
  }
  return problems;
}
