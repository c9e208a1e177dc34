/**
 * Links between parts of the site, written without a version: `manual:record#optional-fields`,
 * `react:introduction`. They lead to the version that fits the page they stand on, so that cutting a
 * version keeps them true. `manual@next:introduction` names the version where the page means that one. (`api:` links have their own resolver, for it checks names.)
 */

export type SiteLinkScheme = 'manual' | 'react';

/** The version segments that links of a page lead to. */
export type LinkVersions = Readonly<Record<SiteLinkScheme, string>>;

const LINK = /^(manual|react)(?:@(latest|next))?:([\w-]+(?:\/[\w-]+)*)(#[\w-]+)?$/;

/** Whether a link is written with one of the site's schemes, well-formed or not. */
export function isSiteLink(url: string): boolean {
  return /^(?:manual|react)(?:@\w+)?:/.test(url);
}

/** The address a `manual:` or `react:` link leads to. Throws a sentence when it is not written as one. */
export function resolveSiteLink(url: string, versions: LinkVersions): string {
  const match = LINK.exec(url);
  if (!match) {
    throw new Error(`The link "${url}" is not written as manual:page, manual:page#anchor, manual@next:page or react:page.`);
  }
  const scheme = match[1] as SiteLinkScheme;
  return `/docs/${scheme}/${match[2] ?? versions[scheme]}/${match[3]}${match[4] ?? ''}`;
}
