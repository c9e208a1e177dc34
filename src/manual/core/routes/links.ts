import {below} from '../../../kit/core/aliases';

/** Whether a link leads to another site: it has a protocol or starts with two slashes. */
export function isExternalLink(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** A link as the site serves it: our own pages without `.md`, `.mdx`, or `.html`, with query and hash. */
export function pageLink(href: string): string {
  return isExternalLink(href) ? href : href.replace(/\.(?:mdx?|html)(?=$|[?#])/, '');
}

/** Where a navigation link is highlighted: always or never, or at and below some paths. */
export type LinkMatch = boolean | readonly string[];

/** Whether a link is highlighted on the page at `path` (from the site's root; a trailing slash doesn't matter). */
export function isActiveLink(path: string, match: LinkMatch): boolean {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  return typeof match === 'boolean' ? match : match.some((start) => below(start, page) !== undefined);
}

type SiteLinkScheme = 'manual' | 'react';

export type LinkVersions = Readonly<Record<SiteLinkScheme, string>>;

const LINK = /^(manual|react)(?:@(latest|next))?:([\w-]+(?:\/[\w-]+)*)(#[\w-]+)?$/;

/** Whether an address is a `manual:` or `react:` link, well-formed or not. */
export function isSiteLink(url: string): boolean {
  return /^(?:manual|react)(?:@[\w.]+)?:/.test(url);
}

/**
 * The address a `manual:` or `react:` link leads to. Throws a readable error if it's malformed.
 *
 * Such links (`manual:record#optional-fields`, `react:introduction`) lead to the version of the page they are on, so they
 * stay correct when a version is cut. `manual@next:introduction` names one. `api:` links have their own resolver, which
 * checks names.
 */
export function resolveSiteLink(url: string, versions: LinkVersions): string {
  const match = LINK.exec(url);
  if (!match) {
    throw new Error(
      `The link "${url}" must have the form manual:page, manual:page#anchor, manual@next:page or react:page.`,
    );
  }
  const scheme = match[1] as SiteLinkScheme;
  return `/docs/${scheme}/${match[2] ?? versions[scheme]}/${match[3]}${match[4] ?? ''}`;
}

/** A sentence about a scheme the site doesn't know, such as `maunal:`; undefined for other links. */
export function unknownScheme(url: string): string | undefined {
  const scheme = /^[a-z][a-z\d+.@-]*:/i.exec(url)?.[0];
  if (scheme === undefined || /^(?:https?|mailto|(?:manual|react|api)(?:@\w+)?):/i.test(url)) return undefined;
  return `The link "${url}" starts with "${scheme}", which isn't a known scheme. Use manual:page, react:page, api:Name or a full address.`;
}
