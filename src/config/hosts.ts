/** What the hosts are told about the site's addresses: the table behind `_headers` and nginx's configuration. */
import type {PlaceRule} from '../lib/hosting/headers';
import {framePolicy} from '../lib/hosting/policy';
import {FRAME_FILE} from '../lib/playground/config';
import type {SiteEnvironment} from './env';
import {LLMS_FILES} from './machine-files';

/** Places whose headers differ from those of a page. Paths start at the site's root; no two give one address the same header. */
export const placeRules: readonly PlaceRule[] = [
  {below: '/assets/', cache: 'forever'},
  {below: '/cards/', cache: 'forever', shared: true},
  {below: '/img/', shared: true},
  // The folders below it are named after what is in them.
  {below: '/runtime/', cache: 'forever', shared: true},
  {at: `/${FRAME_FILE}`, policy: framePolicy(), shared: true},
  // Pages in Markdown, and lists of them: programs read these, and search engines lead people to the pages.
  {ending: '.md', unlisted: true},
  ...Object.values(LLMS_FILES).map((name): PlaceRule => ({ending: name, unlisted: true})),
];

/** A folder whose files are kept for ever where their name has the hash of what is in them; the others tell which those are. */
export const HASHED_FILES = {folder: 'search-index', name: /\.[\da-f]{8}\.bin$/} as const;

/** The hosts that the configuration asks for: the search service, and where the compilers' browser bundles lie. */
export function foreignOrigins({algolia, bundleUrl}: Partial<Pick<SiteEnvironment, 'algolia' | 'bundleUrl'>>): {readonly connect: readonly string[]; readonly scripts: readonly string[]} {
  const search = algolia && (algolia.hosts?.map(({protocol, url, port}) => `${protocol}://${url}${port === undefined ? '' : `:${port}`}`) ?? [
    ...['', '-dsn'].map((kind) => `https://${algolia.appId.toLowerCase()}${kind}.algolia.net`),
    ...[1, 2, 3].map((number) => `https://${algolia.appId.toLowerCase()}-${number}.algolianet.com`),
  ]);
  const bundles = bundleUrl?.startsWith('http') ? [new URL(bundleUrl).origin] : [];
  return {connect: [...(search ?? []), ...bundles], scripts: bundles};
}

/** Inline scripts that every page of the site carries: the theme, and the reader's tabs. More of them fail the build. */
export const INLINE_SCRIPTS = 2;
