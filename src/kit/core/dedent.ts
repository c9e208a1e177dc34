/** The lines without the indentation that all of them share. Blank lines don't count. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
}
