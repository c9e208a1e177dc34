/**
 * Makes ids for headings from their words: `Motivation` → `motivation`.
 * @param taken ids the page has already; they are never given out
 * @param prefix put before each id, with a hyphen: `map-performance`
 */
export function createHeadingIds(taken: Iterable<string> = [], prefix?: string): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s+/g, '-');
    const base = prefix === undefined ? slug : `${prefix}-${slug}`;
    let id = base;
    for (let repeat = 1; used.has(id); repeat++) id = `${base}-${repeat}`;
    used.add(id);
    return id;
  };
}
