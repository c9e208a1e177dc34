/**
 * Links between parts of the site, written without a version: `manual:record#optional-fields`, `react:introduction`.
 * They lead to the version that matches the page they are on, so that they stay correct when a version is cut.
 * `manual@next:introduction` names a version explicitly. (`api:` links have their own resolver, because it checks
 * names.)
 */

export type SiteLinkScheme = 'manual' | 'react';

/** The version segments a page's links use. */
export type LinkVersions = Readonly<Record<SiteLinkScheme, string>>;

const LINK = /^(manual|react)(?:@(latest|next))?:([\w-]+(?:\/[\w-]+)*)(#[\w-]+)?$/;

/** Whether a link uses one of the site's schemes, well-formed or not. */
export function isSiteLink(url: string): boolean {
  return /^(?:manual|react)(?:@\w+)?:/.test(url);
}

/** The address a `manual:` or `react:` link leads to. Throws a readable error if it's malformed. */
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

/** Schemes of links that leave the site. */
const EXTERNAL = /^(?:https?:|mailto:)/i;

/** A sentence about a link whose scheme the site doesn't know, such as `maunal:record`; undefined for every other link. */
export function unknownScheme(url: string): string | undefined {
  const scheme = /^[a-z][a-z\d+.@-]*:/i.exec(url)?.[0];
  if (scheme === undefined || EXTERNAL.test(url) || /^(?:manual|react|api)(?:@\w+)?:/.test(url)) return undefined;
  return `The link "${url}" starts with "${scheme}", which isn't a known scheme. Use manual:page, react:page, api:Name or a full address.`;
}
