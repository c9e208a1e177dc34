/** A line of a Markdown page, and whether it belongs to a fence. */
type MarkdownLine = {readonly line: string; readonly isCode: boolean};

/** The lines of a Markdown page. */
export function readLines(markdown: string): readonly MarkdownLine[] {
  let fence: string | undefined;
  return markdown.split(/\r?\n/).map((line) => {
    const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const isCode = fence !== undefined || marks !== undefined;
    if (fence === undefined) fence = marks;
    else if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    return {line, isCode};
  });
}
