/**
 * The 1-based line of a key in a page's front matter, from the outermost key to it: `['search', 'optional-fields']`. If
 * it can't be found, the line of the last one that can; 0 if none can.
 */
export function lineOfKey(text: string, keys: readonly string[]): number {
  const lines = text.split('\n');
  let line = 0;
  for (const [depth, key] of keys.entries()) {
    const at = lines.findIndex(
      (each, index) => index >= line && /^ */.exec(each)?.[0].length === 2 * depth && nameIn(each) === key,
    );
    if (at === -1) break;
    line = at + 1;
  }
  return line;
}

/** The key that a line begins with, without quotes. */
const nameIn = (line: string): string | undefined => /^ *(['"]?)(.+?)\1:(?:\s|$)/.exec(line)?.[2];
