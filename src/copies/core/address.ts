/** The Markdown copy of a page is at the page's address with `.md` appended, and the front page's at `/index.md`. */

/**
 * The address of a page's copy.
 * @param page its path below the base URL, with or without a slash at its end: `/docs/manual/latest/record`
 */
export function markdownAddress(page: string): string {
  const trimmed = page.replace(/\/+$/, '');
  return trimmed === '' ? '/index.md' : `${trimmed}.md`;
}

/** How to rewrite a page's links. All addresses have the form the site uses, with its base URL. */
export type LinkPlace = {
  /** `https://rescript-lang.org` */
  readonly origin: string;
  /** The page's own address, such as `/docs/manual/latest/record`. */
  readonly page: string;
  /** The address of a page's copy; undefined if it doesn't have one. */
  readonly copyOf: (pathname: string) => string | undefined;
};

/**
 * The absolute URL a link points to: of the Markdown copy if there is one, with the hash kept, and otherwise of the
 * target itself.
 */
export function linkTarget(href: string, {origin, page, copyOf}: LinkPlace): string {
  const url = URL.canParse(href, origin + page) ? new URL(href, origin + page) : undefined;
  if (!url) return href;
  if (url.origin !== origin) return url.href;
  const copy = url.search === '' ? copyOf(url.pathname) : undefined;
  return copy === undefined ? url.href : origin + copy + url.hash;
}
