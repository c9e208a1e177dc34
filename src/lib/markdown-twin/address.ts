/** Where the Markdown twin of a page is: at the page's own address with `.md` behind it, the front page's at `/index.md`. */

/**
 * The address of a page's twin.
 * @param page its path below the base URL, with or without a slash at its end: `/docs/manual/latest/record`
 */
export function twinAddress(page: string): string {
  const trimmed = page.replace(/\/+$/, '');
  return trimmed === '' ? '/index.md' : `${trimmed}.md`;
}

/** What links of a page become. All addresses in and out are as the site writes them, with its base URL. */
export type LinkPlace = {
  /** `https://rescript-lang.org` */
  readonly origin: string;
  /** The page's own address, such as `/docs/manual/latest/record`. */
  readonly page: string;
  /** The address of a page's twin; undefined for what has none. */
  readonly twinOf: (pathname: string) => string | undefined;
};

/** The absolute address that a link means: of the twin where there is one, its hash kept; else of what it leads to. */
export function linkTarget(href: string, {origin, page, twinOf}: LinkPlace): string {
  const url = URL.canParse(href, origin + page) ? new URL(href, origin + page) : undefined;
  if (!url) return href;
  if (url.origin !== origin) return url.href;
  const twin = url.search === '' ? twinOf(url.pathname) : undefined;
  return twin === undefined ? url.href : origin + twin + url.hash;
}
