/** Which headers apply to which addresses. Every host's files are generated from this table. */
import {withoutAncestors} from './policy';

export type Headers = Readonly<Record<string, string>>;

/** One address, every address with a prefix (usually a folder, with a slash at both ends), or every address with a suffix. */
export type Place = {readonly at: string} | {readonly below: string} | {readonly ending: string};

/** A place whose responses need other headers than the site's pages. */
export type PlaceRule = Place & {
  /** `forever`: the name changes with the content. Otherwise a cached copy is revalidated before each use. */
  readonly cache?: 'forever';
  /** The Content-Security-Policy that replaces the pages' policy. */
  readonly policy?: string;
  /** Pages of other origins may show it in a frame. */
  readonly framed?: true;
  /** Pages of other origins may use it, including the sandboxed frame. */
  readonly shared?: true;
  /** Excluded from search engines, which should show the page it is generated from. */
  readonly unlisted?: true;
};

/** A rule's headers, without its place. */
export type PlaceFacts = Pick<PlaceRule, 'cache' | 'policy' | 'framed' | 'shared' | 'unlisted'>;

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_ASK = 'public, max-age=0, must-revalidate';

/** The headers of every response of the site. */
export const siteHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The headers that a place's responses have in addition to the site's headers. */
export function placeHeaders(rule: PlaceFacts, pagePolicy: string): Headers {
  return {
    'Content-Security-Policy': rule.policy ?? (rule.framed ? withoutAncestors(pagePolicy) : pagePolicy),
    'Cross-Origin-Resource-Policy': rule.shared ? 'cross-origin' : 'same-origin',
    ...(rule.shared && {'Access-Control-Allow-Origin': '*'}),
    ...(rule.unlisted && {'X-Robots-Tag': 'noindex'}),
    'Cache-Control': rule.cache === 'forever' ? CACHE_FOREVER : CACHE_ASK,
  };
}
