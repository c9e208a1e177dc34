/**
 * The Content-Security-Policy as data. The caller passes every source other than the site itself, and documents why.
 */

/** What the policy of the site's pages depends on. */
export type PolicyNeeds = {
  /** SHA-256 hashes of the inline scripts, in base64 and without the prefix. */
  readonly scriptHashes: readonly string[];
  /** Origins that scripts may send requests to, besides the site itself. */
  readonly connect: readonly string[];
  /** Origins whose scripts may run, besides the site's own. */
  readonly scripts: readonly string[];
};

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of every page of the site. Styles may be inline: React and the playground's editor set style attributes
 * and add rules at run time, and diagrams have their sizes in attributes, none of which can be listed by hash. Inline
 * scripts need a hash, and `eval` is not allowed.
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

/** A page's policy without the rule about who may show it in a frame. @param policy from `pagePolicy` */
export function withoutAncestors(policy: string): string {
  return policy.replace("frame-ancestors 'none'; ", '');
}

/**
 * The policy of the page that runs readers' code in the playground, limited to what must be a header: it has an opaque
 * origin. Any page may embed it, because all that gives the page is another opaque origin. The rest of its policy is
 * in its head, which is built with the page.
 */
export function framePolicy(): string {
  return write({sandbox: ['allow-scripts']});
}
