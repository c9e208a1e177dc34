/**
 * Finds a page's fences line by line, in any container (list, quote, callout): parsing every page as MDX takes seconds.
 * A test compares the two on all pages.
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
