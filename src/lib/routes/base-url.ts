/**
 * An address as it is below the base URL: `/docs/overview` of `/site/docs/overview`. One that is not below it stays
 * as it is.
 * @param baseUrl with slashes at both ends
 */
export function withoutBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}
