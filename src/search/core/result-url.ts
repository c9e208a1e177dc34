/**
 * Path and hash of an absolute address.
 * @returns undefined if it isn't an absolute http URL.
 */
export function pathAndHash(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const {protocol, pathname, hash} = new URL(url);
  return /^https?:$/.test(protocol) ? pathname + hash : undefined;
}
