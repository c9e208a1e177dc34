/**
 * The Content-Security-Policies, and the inline scripts that they allow: only a few, the same on every page, so that one
 * policy covers them.
 */

/** Every source besides the site itself. The caller documents why. */
type PolicyNeeds = {
  /** SHA-256 hashes of the inline scripts, in base64 and without the prefix. */
  readonly scriptHashes: readonly string[];
  /** Origins besides the site: those that scripts may send requests to, and those whose scripts may run. */
  readonly connect: readonly string[];
  readonly scripts: readonly string[];
};

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of every page. Styles may be inline: React and the playground's editor set style attributes and add rules,
 * and diagrams have their sizes in attributes, none of which can be listed by hash. Inline scripts need a hash, and
 * `eval` is not allowed. The playground needs the site's own frames and workers, and the host of its bundles.
 */
export function pagePolicy({scriptHashes, connect, scripts}: PolicyNeeds): string {
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  });
}

/** Any page may show it in a frame. @param policy from `pagePolicy` */
export function withoutAncestors(policy: string): string {
  return policy.replace("frame-ancestors 'none'; ", '');
}

/**
 * What must be a header for the page that runs readers' code in the playground: its opaque origin, which lets any page
 * embed it. The rest of its policy is in its head.
 */
export function framePolicy(): string {
  return write({sandbox: ['allow-scripts']});
}

/** Data blocks aren't executed, so the policy doesn't need their hash. */
const DATA = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/** A page's inline scripts, exactly as they are hashed. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = '', code = '']) =>
    /\ssrc\s*=/i.test(attributes) || DATA.test(attributes) ? [] : [code],
  );
}

type ScriptedPage = {readonly address: string; readonly scripts: readonly string[]};

/** The scripts that all pages share. Throws for a page with a script of its own, and for more than `limit`. */
export function sharedScripts(pages: readonly ScriptedPage[], limit: number): string[] {
  const shared = [...new Set(pages[0]?.scripts)].filter((script) =>
    pages.every(({scripts}) => scripts.includes(script)),
  );
  for (const {address, scripts} of pages) {
    const own = scripts.find((script) => !shared.includes(script));
    if (own !== undefined)
      throw new Error(
        `${address} has an inline script that not every page has: ${own.slice(0, 80)}… Move it to a file in a folder browser/, because the Content-Security-Policy only allows shared ones.`,
      );
  }
  if (shared.length > limit)
    throw new Error(
      `Every page has ${shared.length} inline scripts instead of ${limit}. Move the new one to a file in a folder browser/, or raise INLINE_SCRIPTS in src/hosting/build/hosts.ts and explain why.`,
    );
  return shared;
}
