/**
 * An address relative to the base URL: `/docs/overview` for `/site/docs/overview`. Addresses outside the base URL stay unchanged.
 * @param baseUrl with slashes at both ends
 */
export function withoutBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}
