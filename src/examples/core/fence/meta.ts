/**
 * Splits the words after a fence's language; `fence.ts` knows what they mean.
 * title="Cart.res" {1,3-5} hidden   →   [title = Cart.res (quoted), {1,3-5}, hidden]
 */

export type MetaWord =
  | {readonly kind: 'lines'; readonly lines: readonly number[]}
  | {readonly kind: 'flag'; readonly name: string}
  | {readonly kind: 'value'; readonly name: string; readonly value: string; readonly quoted: boolean}
  | {readonly kind: 'unreadable'; readonly text: string};

const WORD = /\s*(?:\{([^}]*)\}|([A-Za-z][\w-]*)(?:=(?:"((?:[^"\\]|\\.)*)"|([^\s"{}]+)))?(?=\s|$|\{)|(\S+))/y;

/** Never throws: what it can't parse is `unreadable`. */
export function readMeta(meta: string): readonly MetaWord[] {
  const words: MetaWord[] = [];
  const text = meta.trim();
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match && match[0] !== ''; match = WORD.exec(text)) {
    const [, lines, name, quoted, bare, rest] = match;
    if (lines !== undefined) words.push(readLines(lines));
    else if (name === undefined) words.push({kind: 'unreadable', text: rest ?? ''});
    else if (quoted !== undefined) words.push({kind: 'value', name, value: unescape(quoted), quoted: true});
    else if (bare !== undefined) words.push({kind: 'value', name, value: bare, quoted: false});
    else words.push({kind: 'flag', name});
  }
  return words;
}

/** `1,3-5` as sorted numbers, each once. */
function readLines(list: string): MetaWord {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!match || first < 1 || last < first) return {kind: 'unreadable', text: `{${list}}`};
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return {kind: 'lines', lines: [...lines].sort((a, b) => a - b)};
}

/** Other backslashes are kept. */
function unescape(text: string): string {
  return text.replace(/\\([\\"n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
}
