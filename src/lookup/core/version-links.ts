/**
 * `manual:pipe` applies to all versions, `manual@v12.0.0:dict` from version 12 on. Of links with a version, those with
 * the newest that isn't later than the reader's apply. So a page that moved has a link for each location, and cutting a
 * version changes none.
 */

const STATED = /^(manual|react)@([^:]*):/;

/**
 * The links that apply, in order, without their versions.
 * @param versions ids of the manual's versions, newest first
 * @param version one of them
 * @throws a readable error for a link with an unknown version
 */
export function linksOfVersion(
  links: readonly string[],
  versions: readonly string[],
  version: string,
): readonly string[] {
  const reached = versions.slice(versions.indexOf(version));
  const stated = links.flatMap((link) => statedVersion(link, versions) ?? []);
  const holds = reached.find((id) => stated.includes(id));
  return links
    .filter((link) => [undefined, holds].includes(statedVersion(link, versions)))
    .map((link) => link.replace(STATED, '$1:'));
}

function statedVersion(link: string, versions: readonly string[]): string | undefined {
  const stated = STATED.exec(link)?.[2];
  if (stated !== undefined && !versions.includes(stated)) {
    throw new Error(
      `has the link "${link}" under links, but ${stated} isn't a version of the manual. Use the first version it applies to: ${versions.join(', ')}.`,
    );
  }
  return stated;
}
