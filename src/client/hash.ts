/** The id in a URL's hash; empty without a hash, or if it contains an invalid percent escape. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
