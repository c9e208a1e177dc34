/** Which part of an installation a file of the site belongs to. */
import {parseVersion} from '../version/version';
import {SHARED_PART} from './manifest';

const PLAYGROUND = 'playground';

/** How the site of a build is laid out, as far as its addresses do not say. */
export type SiteLayout = {
  /** Path segments of manual versions by their ids: the search index names its files by ids. */
  readonly segments: Readonly<Record<string, string>>;
  /** The folder of the compilers' browser bundles, with slashes at both ends. */
  readonly bundles: string;
};

/** Files that are stored by no part: for programs and feed readers, too large, or of use only while online. */
const NEVER = [
  /^\/(?:videos|cards|offline-files)\//,
  /\.(?:md|txt|xml|xsl|gz|br|map|mp4|webm)$/,
  /^\/(?:_headers|_redirects|\.nojekyll|service-worker\.js|404\.html|404)$/,
  /^\/blog\/(?:feed\.json|.*\.json)$/,
  /^\/img\/social/,
];

/**
 * The part of a page or file that says by its address where it belongs; undefined for what is not stored.
 * @param address its path below the base URL, with a slash in front; a page's without ending
 */
export function partOf(address: string, {segments, bundles}: SiteLayout): string | undefined {
  if (NEVER.some((pattern) => pattern.test(address))) return undefined;
  const docs = /^\/docs\/(manual|react)\/([^/]+)(?:\/|$)/.exec(address);
  if (docs) return `${docs[1]}-${docs[2]}`;
  if (address.startsWith(bundles)) {
    const [release = ''] = address.slice(bundles.length).split('/');
    return parseVersion(release) ? `compiler-${release}` : PLAYGROUND;
  }
  if (/^\/(?:try$|runtime\/|playground-frame)/.test(address)) return PLAYGROUND;
  const index = /^\/search-index\/(v\d+\.\d+\.\d+)\./.exec(address)?.[1];
  const segment = index === undefined ? undefined : segments[index];
  return segment === undefined ? SHARED_PART : `manual-${segment}`;
}

/**
 * The part of a script, style sheet or picture: of a page's own script that of the page, else the one whose pages
 * alone name it, else the shared one. What neither names a page nor is named by one is loaded on demand, anywhere.
 * @param content of a script
 * @param users the parts whose pages name the file
 */
export function partOfAsset(content: string, users: ReadonlySet<string> | undefined, layout: SiteLayout): string {
  const page = /"permalink":"([^"]+)"/.exec(content)?.[1];
  if (page !== undefined) return partOf(page, layout) ?? SHARED_PART;
  const [only] = users ?? [];
  return users?.size === 1 && only !== undefined ? only : SHARED_PART;
}

/** The addresses below `assets/` that a page names. @param base with slashes at both ends */
export function assetsOf(html: string, base: string): readonly string[] {
  const found = html.matchAll(/(?:src|href)=["']?([^"'\s>]+)/g);
  return [...found].flatMap(([, address = '']) => (address.startsWith(`${base}assets/`) ? [address.slice(base.length - 1)] : []));
}
