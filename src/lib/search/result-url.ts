/** The address of a hit, reduced to what a link inside the site needs. */

/**
 * Path and hash of an absolute address.
 * @returns undefined when it is no absolute http address.
 */
export function pathAndHash(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const {protocol, pathname, hash} = new URL(url);
  return /^https?:$/.test(protocol) ? pathname + hash : undefined;
}
