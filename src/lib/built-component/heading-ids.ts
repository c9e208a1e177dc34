/**
 * The ids of the headings of a Markdown page: explicit ones (`## Sources {/* #sources *\/}`), and those that
 * are the heading's text because it is a single word, as in `## suffix`.
 */
export function headingIds(source: string): ReadonlySet<string> {
  const ids = new Set<string>();
  let fence: string | undefined;
  for (const line of source.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) fence = fence === undefined ? mark : undefined;
    const [, text, explicit] = fence === undefined ? (/^#{1,6}\s+(.*?)\s*(?:\{(?:\/\*)?\s*#([^\s}*]+)\s*(?:\*\/)?\})?\s*$/.exec(line) ?? []) : [];
    const word = /^`?([\w-]+)`?$/.exec(text ?? '')?.[1];
    const id = explicit ?? word?.toLowerCase();
    if (id !== undefined) ids.add(id);
  }
  return ids;
}
