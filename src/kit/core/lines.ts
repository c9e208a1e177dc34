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

/** The lines without the indentation that all of them share. Blank lines don't count. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
}
