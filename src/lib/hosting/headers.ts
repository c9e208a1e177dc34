/** Which headers answer which address. The files of every host are written from this table. */

export type Headers = Readonly<Record<string, string>>;

/** One address, all below a folder (with a slash at both ends), or all that end in a text. */
export type Place = {readonly at: string} | {readonly below: string} | {readonly ending: string};

/** A place whose answers differ from those of the site's pages. */
export type PlaceRule = Place & {
  /** `forever`: the name changes with the content. Elsewhere a copy is asked for anew each time before it is used. */
  readonly cache?: 'forever';
  /** Content-Security-Policy instead of the pages'. */
  readonly policy?: string;
  /** Pages of other origins, the sandboxed frame among them, may use it. */
  readonly shared?: true;
  /** Search engines show the page it is made from, and not it. */
  readonly unlisted?: true;
};

/** What a rule says, wherever its place is. */
export type PlaceFacts = Pick<PlaceRule, 'cache' | 'policy' | 'shared' | 'unlisted'>;

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_ASK = 'public, max-age=0, must-revalidate';

/** What every answer of the site carries. */
export const siteHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** What the answers of one place carry beside the headers of the site. */
export function placeHeaders(rule: PlaceFacts, pagePolicy: string): Headers {
  return {
    'Content-Security-Policy': rule.policy ?? pagePolicy,
    'Cross-Origin-Resource-Policy': rule.shared ? 'cross-origin' : 'same-origin',
    ...(rule.shared && {'Access-Control-Allow-Origin': '*'}),
    ...(rule.unlisted && {'X-Robots-Tag': 'noindex'}),
    'Cache-Control': rule.cache === 'forever' ? CACHE_FOREVER : CACHE_ASK,
  };
}
