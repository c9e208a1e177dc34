import {renderCode} from '../../rescript/core/syntax/html';
import {lexJavaScript} from '../../rescript/core/syntax/javascript';

export type DiffLine = {readonly kind: 'same' | 'added' | 'removed'; readonly text: string};

/** With more lines on either side, the table below wouldn't fit in a phone's memory. */
const MAX_LINES = 2000;

/** A line-by-line diff of two texts; undefined for texts of more than 2,000 lines. */
export function diffLines(before: string, after: string): readonly DiffLine[] | undefined {
  const [a, b] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  if (Math.max(a.length, b.length) > MAX_LINES) return undefined;
  const common = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, next] = [a[i], b[j]];
    if (old !== undefined && old === next) {
      lines.push({kind: 'same', text: old});
      [i, j] = [i + 1, j + 1];
    } else if (old !== undefined && (next === undefined || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push({kind: 'removed', text: old});
      i++;
    } else {
      lines.push({kind: 'added', text: next ?? ''});
      j++;
    }
  }
  return lines;
}

/** A line of a diff as HTML, with its sign. */
export function lineHtml({kind, text}: DiffLine): string {
  return `${{same: ' ', added: '+', removed: '-'}[kind]} ${renderCode(text, lexJavaScript(text))}\n`;
}

/** `[i][j]`: the length of the longest common subsequence of the two texts from these lines on. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({length: a.length + 1}, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [table[i], table[i + 1]];
    for (let j = b.length - 1; row && below && j >= 0; j--) {
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
