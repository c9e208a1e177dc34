export type Part = {readonly kind: string; readonly start: number; readonly end: number};

/** For each character, whether it's in a string or a comment. */
export function drawn(source: string, parts: readonly Part[]): string {
  const characters = Array.from<string>({length: source.length}).fill('.');
  for (const {kind, start, end} of parts) {
    if (kind === 'string' || kind === 'comment') characters.fill(kind.charAt(0), start, end);
  }
  // What is between two strings isn't told apart.
  return characters.map((character, at) => (/\s/.test(source.charAt(at)) ? ' ' : character)).join('');
}
