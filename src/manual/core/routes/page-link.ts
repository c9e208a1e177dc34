/** Whether a link leads to another site: it has a protocol or starts with two slashes. */
export function isExternalLink(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** A link as the site serves it: our own pages without `.md`, `.mdx` or `.html`, with query and hash. */
export function pageLink(href: string): string {
  return isExternalLink(href) ? href : href.replace(/\.(?:mdx?|html)(?=$|[?#])/, '');
}
