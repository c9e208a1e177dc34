/**
 * Links between parts of the site without a version, `manual:record#optional-fields` and `react:introduction`, lead to
 * the version of the page they are on, so they stay correct when a version is cut. `manual@next:introduction` names
 * one. (`api:` links have their own resolver, which checks names.)
 */

type SiteLinkScheme = 'manual' | 'react';

export type LinkVersions = Readonly<Record<SiteLinkScheme, string>>;

const LINK = /^(manual|react)(?:@(latest|next))?:([\w-]+(?:\/[\w-]+)*)(#[\w-]+)?$/;

/** Whether an address is a `manual:` or `react:` link, well-formed or not. */
export function isSiteLink(url: string): boolean {
  return /^(?:manual|react)(?:@[\w.]+)?:/.test(url);
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

const EXTERNAL = /^(?:https?:|mailto:)/i;

/** A sentence about a scheme the site doesn't know, such as `maunal:`; undefined for other links. */
export function unknownScheme(url: string): string | undefined {
  const scheme = /^[a-z][a-z\d+.@-]*:/i.exec(url)?.[0];
  if (scheme === undefined || EXTERNAL.test(url) || /^(?:manual|react|api)(?:@\w+)?:/.test(url)) return undefined;
  return `The link "${url}" starts with "${scheme}", which isn't a known scheme. Use manual:page, react:page, api:Name or a full address.`;
}
