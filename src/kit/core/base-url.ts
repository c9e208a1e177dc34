/**
 * `/docs/overview` for `/site/docs/overview`; other addresses stay unchanged. @param baseUrl with slashes at both ends
 */
export function withoutBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}
