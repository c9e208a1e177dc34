/**
 * Which links of an entry hold for a version of the manual. `manual:pipe` holds for all; `manual@v12.0.0:dict`
 * from version 12 on. Of links with versions, those of the newest version that is reached hold alone:
 * a page that moved has one link for each place, and cutting a version changes none of them.
 */

const STATED = /^(manual|react)@([^:]*):/;

/**
 * The links that hold, in their order, without their versions.
 * @param versions ids of the manual's versions, newest first
 * @param version one of them
 * @throws a sentence for a link whose version is none of them
 */
export function linksOfVersion(links: readonly string[], versions: readonly string[], version: string): readonly string[] {
  const reached = versions.slice(versions.indexOf(version));
  const stated = links.flatMap((link) => statedVersion(link, versions) ?? []);
  const holds = reached.find((id) => stated.includes(id));
  return links.filter((link) => [undefined, holds].includes(statedVersion(link, versions))).map((link) => link.replace(STATED, '$1:'));
}

function statedVersion(link: string, versions: readonly string[]): string | undefined {
  const stated = STATED.exec(link)?.[2];
  if (stated !== undefined && !versions.includes(stated)) {
    throw new Error(`has the link "${link}" under links, but ${stated} is no version of the manual. Write the first version that it holds for: ${versions.join(', ')}.`);
  }
  return stated;
}
