/** The headers for the site's addresses. `_headers` and nginx's configuration are generated from this table. */
import type {PlaceRule} from '../lib/hosting/headers';
import {framePolicy} from '../lib/hosting/policy';
import {BUNDLE_FOLDER, FRAME_FILE} from '../lib/playground/config';
import type {SiteEnvironment} from './env';
import {LLMS_FILES} from './machine-files';

/** Scripts, styles and fonts, whose names contain a hash. Each language has its own. */
export const ASSETS = '/assets/';

/** The playground and its form for other pages, `/try/embed`, which may show it in a frame. Each language has its own. */
export const PLAYGROUND = '/try';

/** Places whose headers differ from those of a page. Paths start at the site's root; no two set the same header for an address. */
export const placeRules: readonly PlaceRule[] = [
  {below: ASSETS, cache: 'forever'},
  {below: '/cards/', cache: 'forever', shared: true},
  {below: '/img/', shared: true},
  // Its subfolders are named after a hash of their contents.
  {below: '/runtime/', cache: 'forever', shared: true},
  // A release's bundle never changes, but the list of releases next to them does.
  {below: `/${BUNDLE_FOLDER}/v`, cache: 'forever'},
  {below: PLAYGROUND, framed: true},
  {at: `/${FRAME_FILE}`, policy: framePolicy(), shared: true},
  // Markdown copies and lists of pages are for programs; search engines should send people to the pages.
  {ending: '.md', unlisted: true},
  ...Object.values(LLMS_FILES).map((name): PlaceRule => ({ending: name, unlisted: true})),
];

/** A folder whose files are cached forever if their name contains a content hash; the other files refer to those. */
export const HASHED_FILES = {folder: 'search-index', name: /\.[\da-f]{8}\.bin$/} as const;

/**
 * The external hosts from the configuration: the search service, and the host of the compilers' browser bundles.
 * @param bundles where the bundles are (`bundleBase`)
 */
export function foreignOrigins({
  algolia,
  bundles,
}: {
  readonly algolia?: SiteEnvironment['algolia'];
  readonly bundles?: string | undefined;
}): {
  readonly connect: readonly string[];
  readonly scripts: readonly string[];
} {
  const search =
    algolia &&
    (algolia.hosts?.map(({protocol, url, port}) => `${protocol}://${url}${port === undefined ? '' : `:${port}`}`) ?? [
      ...['', '-dsn'].map((kind) => `https://${algolia.appId.toLowerCase()}${kind}.algolia.net`),
      ...[1, 2, 3].map((number) => `https://${algolia.appId.toLowerCase()}-${number}.algolianet.com`),
    ]);
  const scripts = bundles?.startsWith('http') ? [new URL(bundles).origin] : [];
  return {connect: [...(search ?? []), ...scripts], scripts};
}

/**
 * Inline scripts on every page of the site: the reader's tabs; and the theme and what persists from page to page, which
 * the minifier joins because they are neighbors. The build fails if there are more.
 */
export const INLINE_SCRIPTS = 2;
