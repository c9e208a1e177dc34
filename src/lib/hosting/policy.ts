/** The Content-Security-Policy as data. Every source that is not the site itself comes from the caller, with its reason. */

/** What a policy of the site's pages depends on. */
export type PolicyNeeds = {
  /** SHA-256 of the inline scripts, base64, without their prefix. */
  readonly scriptHashes: readonly string[];
  /** Origins that scripts may ask, beside the site itself. */
  readonly connect: readonly string[];
  /** Origins whose scripts may run, beside the site's own. */
  readonly scripts: readonly string[];
};

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of every page of the site. Styles may be inline: React and the editor of the playground set style
 * attributes and add rules at run time, diagrams carry their measures as attributes, and neither can be listed by
 * hash. Scripts may not, and nothing is evaluated.
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

/**
 * The policy of the page that runs readers' code in the playground, as far as it has to be a header: an origin of
 * its own, and no other site may embed it. What its scripts may do stands in its head, where it is built.
 */
export function framePolicy(): string {
  return write({sandbox: ['allow-scripts'], 'frame-ancestors': ["'self'"]});
}
