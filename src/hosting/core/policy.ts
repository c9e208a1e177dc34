/** The Content-Security-Policies. The caller passes every source besides the site itself, and documents why. */

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
