/** The headers for the site's addresses, from which `_headers` and nginx's configuration are generated. */
import type {PlaceRule} from '../core/headers';
import {framePolicy} from '../core/policy';
import {BUNDLE_FOLDER, FRAME_FILE} from '../../compilers/core/config';
import type {SiteEnvironment} from '../../config/env';
import {LLMS_FILES} from '../../config/machine-files';

/** Files with a hash in their names. Each language has its own. */
export const ASSETS = '/assets/';

/** The form of the playground that other pages may show in a frame. Each language has its own. */
export const EMBED = '/try/embed';

/**
 * Places whose headers differ from those of a page. Paths start at the site's root; no two set the same header for an
 * address.
 */
export const placeRules: readonly PlaceRule[] = [
  {below: ASSETS, cache: 'forever'},
  {below: '/cards/', cache: 'forever', shared: true},
  {below: '/img/', shared: true},
  // Its subfolders are named after a hash.
  {below: '/runtime/', cache: 'forever', shared: true},
  // A release never changes, but the list of releases does.
  {below: `/${BUNDLE_FOLDER}/v`, cache: 'forever'},
  {below: EMBED, framed: true},
  {at: `/${FRAME_FILE}`, policy: framePolicy(), shared: true},
  // These are for programs; search engines should send people to the pages.
  {ending: '.md', unlisted: true},
  ...Object.values(LLMS_FILES).map((name): PlaceRule => ({ending: name, unlisted: true})),
];

/** Files with a hash in their names are cached forever; the others refer to them. */
export const HASHED_FILES = {folder: 'search-index', name: /\.[\da-f]{8}\.bin$/} as const;

/**
 * The configuration's external hosts: of the search service and the compilers' bundles.
 * @param bundles where those are (`bundleBase`)
 */
export function foreignOrigins({
  algolia,
  bundles,
}: {
  readonly algolia?: SiteEnvironment['algolia'];
  readonly bundles?: string | undefined;
}): {readonly connect: readonly string[]; readonly scripts: readonly string[]} {
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
 * Inline scripts on a page: the reader's tabs; and the theme and what persists from page to page, which the minifier
 * joins. The build fails if there are more.
 */
export const INLINE_SCRIPTS = 2;
