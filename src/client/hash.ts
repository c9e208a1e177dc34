/** The id that the hash of an address names; empty for none, and for one with a percent sign that stands for nothing. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
