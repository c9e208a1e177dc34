/** Whether a link leaves the site: it has a protocol or starts with two slashes. */
export function isExternalLink(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** A link as the site serves it: `.md`, `.mdx` and `.html` endings of our own pages are dropped, query and hash stay. */
export function pageLink(href: string): string {
  return isExternalLink(href) ? href : href.replace(/\.(?:mdx?|html)(?=$|[?#])/, '');
}
