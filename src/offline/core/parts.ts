import {parseVersion} from '../../kit/core/version';
import {SHARED_PART} from './manifest';

const PLAYGROUND = 'playground';

/** What URLs don't show. */
export type SiteLayout = {
  /** Path segments of manual versions by id, which the search index's files are named by. */
  readonly segments: Readonly<Record<string, string>>;
  /** Of the compilers' browser bundles, with slashes at both ends. */
  readonly bundles: string;
};

/** Meant for programs and feed readers, too large, or only useful online. */
const NEVER = [
  /^\/(?:videos|cards|offline-files)\//,
  /\.(?:md|txt|xml|xsl|map|mp4|webm)$/,
  /^\/(?:_headers|_redirects|\.nojekyll|service-worker\.js|404\.html|404)$/,
  /^\/blog\/(?:feed\.json|.*\.json)$/,
  /^\/img\/social/,
];

/**
 * The part a page or file belongs to; undefined if it isn't stored.
 * @param address its path under the base URL, with a leading slash; a page's without extension
 */
export function partOf(address: string, {segments, bundles}: SiteLayout): string | undefined {
  if (NEVER.some((pattern) => pattern.test(address))) return undefined;
  const docs = /^\/docs\/(manual|react)\/([^/]+)(?:\/|$)/.exec(address);
  if (docs) return `${docs[1]}-${docs[2]}`;
  if (address.startsWith(bundles)) {
    const [release = ''] = address.slice(bundles.length).split('/');
    return parseVersion(release) ? `compiler-${release}` : PLAYGROUND;
  }
  if (/^\/(?:try(?:$|\/)|runtime\/|playground-frame)/.test(address)) return PLAYGROUND;
  const index = /^\/search-index\/(v\d+\.\d+\.\d+)\./.exec(address)?.[1];
  const segment = index === undefined ? undefined : segments[index];
  return segment === undefined ? SHARED_PART : `manual-${segment}`;
}

/**
 * The part that also has a file of the playground, for the examples of a stored manual: what programs of its version
 * import and, for all versions, React and the frame.
 */
export function examplesPartOf(address: string, {segments}: SiteLayout): string | undefined {
  if (/^\/(?:runtime\/vendor\/|playground-frame)/.test(address)) return SHARED_PART;
  const segment = segments[/^\/runtime\/(v\d+\.\d+\.\d+)\//.exec(address)?.[1] ?? ''];
  return segment === undefined ? undefined : `manual-${segment}`;
}

/**
 * The part of a script, style sheet, or image: that of the page it belongs to, or of the only part whose pages reference
 * it; otherwise the shared one, also for what is loaded on demand.
 * @param content of a script
 * @param users the parts whose pages reference it
 */
export function partOfAsset(content: string, users: ReadonlySet<string> | undefined, layout: SiteLayout): string {
  const page = /"permalink":"([^"]+)"/.exec(content)?.[1];
  if (page !== undefined) return partOf(page, layout) ?? SHARED_PART;
  const [only] = users ?? [];
  return users?.size === 1 && only !== undefined ? only : SHARED_PART;
}

/** The paths under `assets/` in a page. @param base with slashes at both ends */
export function assetsOf(html: string, base: string): readonly string[] {
  const found = html.matchAll(/(?:src|href)=["']?([^"'\s>]+)/g);
  return [...found].flatMap(([, address = '']) =>
    address.startsWith(`${base}assets/`) ? [address.slice(base.length - 1)] : [],
  );
}
