/**
 * `/docs/overview` for `/site/docs/overview`; other addresses stay unchanged. @param baseUrl with slashes at both ends
 */
export function withoutBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}

/**
 * A page's canonical address with the site's origin.
 * @param address a path of the site, with or without `baseUrl`, or a whole address
 * @param site the site's origin without a slash at its end, and the path below which it is, with one
 */
export function canonicalUrl(address: string, site: {readonly url: string; readonly baseUrl: string}): string {
  if (!address.startsWith('/')) return address;
  const path = address.startsWith(site.baseUrl) ? address : site.baseUrl + address.slice(1);
  // In the docs plugin's data, the path of a version's index page ends with a slash; in the site's addresses it doesn't.
  return site.url + path.replace(/(?<=.)\/$/, '');
}
