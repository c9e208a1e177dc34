/**
 * Finds a page's fences line by line, in any container (list, quote, callout), and splits the words after their
 * languages: parsing every page as MDX takes seconds. A test compares the two on all pages.
 */

export type RawFence = {
  /** The first word after the backticks, or empty. */
  readonly language: string;
  /** The rest of the opening line. */
  readonly meta: string;
  /** Without the indentation of its container, ending with a newline unless empty. */
  readonly code: string;
  /** 1-based line of the opening fence. */
  readonly line: number;
};

/** Something a writer has to fix. */
export type Problem = {
  /** 1-based line of the page. */
  readonly line: number;
  /** What's wrong, without a period. */
  readonly message: string;
  readonly detail?: string;
  /** How to fix it, as a sentence. */
  readonly fix: string;
};

const OPENING = /^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})(.*)$/;

/** An unclosed fence runs to the end of the page, as in Markdown. */
export function scanFences(page: string): readonly RawFence[] {
  const lines = page.split(/\r?\n/);
  const fences: RawFence[] = [];
  for (let at = endOfFrontMatter(lines); at < lines.length; at++) {
    const match = OPENING.exec(lines[at] ?? '');
    const [, container = '', ticks = '', info = ''] = match ?? [];
    if (!match || (ticks.startsWith('`') && info.includes('`'))) continue;
    const closing = new RegExp(`^[ \\t>]*${ticks[0]}{${ticks.length},}[ \\t]*$`);
    const first = at + 1;
    for (at = first; at < lines.length && !closing.test(lines[at] ?? ''); at++);
    const code = lines.slice(first, at).map((line) => `${withoutContainer(line, container)}\n`);
    fences.push({...readInfo(info), code: code.join(''), line: first});
  }
  return fences;
}

/** The language and meta string in the text after a fence's backticks. */
export function readInfo(info: string): Pick<RawFence, 'language' | 'meta'> {
  const [, language = '', meta = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(info) ?? [];
  return {language, meta};
}

function endOfFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return end === -1 ? 0 : end + 1;
}

/** Removes as much white space, or as many quote marks, as are before the fence. */
function withoutContainer(line: string, container: string): string {
  const quotes = container.split('>').length - 1;
  let rest = line;
  for (let quote = 0; quote < quotes; quote++) rest = rest.replace(/^[ \t]*>[ ]?/, '');
  const indentation = quotes > 0 ? (/[^>]*$/.exec(container)?.[0].length ?? 1) - 1 : container.length;
  const blank = /^[ \t]*/.exec(rest)?.[0].length ?? 0;
  return rest.slice(Math.max(0, Math.min(indentation, blank)));
}

export type MetaWord =
  | {readonly kind: 'lines'; readonly lines: readonly number[]}
  | {readonly kind: 'flag'; readonly name: string}
  | {readonly kind: 'value'; readonly name: string; readonly value: string; readonly quoted: boolean}
  | {readonly kind: 'unreadable'; readonly text: string};

const WORD = /\s*(?:\{([^}]*)\}|([A-Za-z][\w-]*)(?:=(?:"((?:[^"\\]|\\.)*)"|([^\s"{}]+)))?(?=\s|$|\{)|(\S+))/y;

/**
 * The words after a fence's language; `fence.ts` knows what they mean. Never throws: what it can't parse is
 * `unreadable`. title="Cart.res" {1,3-5} hidden becomes [title = Cart.res (quoted), {1,3-5}, hidden].
 */
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
