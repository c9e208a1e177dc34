/** It has a protocol or starts with two slashes. */
export function isExternalLink(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * A link as the site serves it: without the extension `.md`, `.mdx` or `.html` for our own pages, with query and hash.
 */
export function pageLink(href: string): string {
  return isExternalLink(href) ? href : href.replace(/\.(?:mdx?|html)(?=$|[?#])/, '');
}
