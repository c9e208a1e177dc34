/** Which headers apply to which addresses: every host's files are generated from this. */
import {withoutAncestors} from './policy';

export type Headers = Readonly<Record<string, string>>;

/** An address, or all with a prefix (usually a folder, with a slash at both ends) or a suffix. */
type Place = {readonly at: string} | {readonly below: string} | {readonly ending: string};

/** How a place's responses differ from those of the site's pages. */
export type PlaceFacts = {
  /** `forever`: the name changes with the content. Otherwise a copy is revalidated before each use. */
  readonly cache?: 'forever';
  /** Instead of the pages' Content-Security-Policy. */
  readonly policy?: string;
  /** Pages of other origins may show it in a frame. */
  readonly framed?: true;
  /** Pages of other origins, and the sandboxed frame, may use it. */
  readonly shared?: true;
  /** Search engines should show the page it is generated from instead. */
  readonly unlisted?: true;
};

/** A place whose responses need other headers than the site's pages. */
export type PlaceRule = Place & PlaceFacts;

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_ASK = 'public, max-age=0, must-revalidate';

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
