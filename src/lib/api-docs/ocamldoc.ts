/**
 * Comments of version 8, which are written for ocamldoc, as Markdown:
 *
 *     [map f xs] is {b strict}, see {!List.map}.     `map f xs` is **strict**, see [`List.map`]().
 *     @example {[ map succ [1] ]}                    ```ml … ```
 *     @param n how many                              **Parameter** `n`: how many
 *
 * A link with an empty target points to the item with that name.
 */

/** Converts a comment. Everything that isn't ocamldoc markup is kept, with Markdown's special characters escaped. */
export function ocamldocToMarkdown(comment: string): string {
  const {text} = inline(comment, 0, undefined);
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Links to items, `{!List.map}`, which versions 9 and 10 still have in their Markdown. */
export function ocamldocLinks(markdown: string): string {
  return markdown.replace(/\{!\s*([^}]+)\}/g, (_, target: string) => itemLink(target));
}

type Converted = {readonly text: string; readonly end: number};

/** Converts up to the closing sign, or to the end of the text if there isn't one, and returns the index after it. */
function inline(source: string, start: number, close: '}' | undefined): Converted {
  let text = '';
  let at = start;
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (sign === close) return {text, end: at + 1};
    const part = fenced(source, at) ?? markup(source, at) ?? tag(source, at, close) ?? escaped(source, at);
    text += part.text;
    at = part.end;
  }
  return {text, end: at};
}

/** Some comments contain Markdown: code between backticks stays unchanged. */
function fenced(source: string, at: number): Converted | undefined {
  const match = stickyMatch(/(```+|`)[\s\S]*?\1/, source, at);
  if (!match) return undefined;
  if (!match[0].startsWith('```')) return {text: match[0], end: at + match[0].length};
  const code = match[0].replace(/^```+\w*|```+$/g, '');
  return {text: codeBlock(code), end: at + match[0].length};
}

function markup(source: string, at: number): Converted | undefined {
  const code = stickyMatch(/\{\[([\s\S]*?)\]\}/, source, at);
  if (code) return {text: codeBlock(code[1] ?? ''), end: at + code[0].length};
  const html = stickyMatch(/\{%html:([\s\S]*?)%\}/, source, at);
  if (html) return {text: table(html[1] ?? ''), end: at + html[0].length};
  const link = stickyMatch(/\{!\s*([^}]+)\}/, source, at);
  if (link) return {text: itemLink(link[1] ?? ''), end: at + link[0].length};
  const external = stickyMatch(/\{\{:\s*([^}\s]+)\s*\}/, source, at);
  if (external) {
    const label = inline(source, at + external[0].length, '}');
    return {text: `[${label.text.trim()}](${external[1] ?? ''})`, end: label.end};
  }
  const style = stickyMatch(/\{([bie]|ul|-|\d)\s*/, source, at);
  if (style) {
    const inner = inline(source, at + style[0].length, '}');
    return {text: styled(style[1] ?? '', inner.text), end: inner.end};
  }
  return source[at] === '[' ? inlineCode(source, at) : undefined;
}

function styled(kind: string, inner: string): string {
  switch (kind) {
    case 'b':
      return `**${inner.trim()}**`;
    case 'i':
    case 'e':
      return `*${inner.trim()}*`;
    case '-':
      return `\n- ${inner.trim()}`;
    case 'ul':
      return `\n${inner.trim().replace(/\n\s*\n/g, '\n')}\n\n`;
    default:
      return `\n\n### ${inner.trim()}\n\n`;
  }
}

/** `[x]`, with balanced or escaped brackets inside. */
function inlineCode(source: string, at: number): Converted | undefined {
  let depth = 0;
  for (let index = at; index < source.length; index++) {
    const sign = source[index];
    if (sign === '\\') index++;
    else if (sign === '[') depth++;
    else if (sign === ']' && --depth === 0) {
      const code = source
        .slice(at + 1, index)
        .replace(/\\([[\]{}@])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
      return {text: code === '' ? '' : `\`${code}\``, end: index + 1};
    }
  }
  return undefined;
}

/** `@return …` and the like, at the start of a line. */
function tag(source: string, at: number, close: '}' | undefined): Converted | undefined {
  const match = stickyMatch(/@(example|returns?|param|raises?|see|since|deprecated)\b[ \t]*/, source, at);
  if (!match || close !== undefined || !/(?:^|\n)[\s*]*$/.test(source.slice(0, at))) return undefined;
  let end = at + match[0].length;
  const words = (pattern: RegExp): string => {
    const found = stickyMatch(pattern, source, end);
    end += found?.[0].length ?? 0;
    return found?.[1] ?? '';
  };
  switch (match[1] ?? '') {
    case 'example':
      return {text: '\n\n## Example\n\n', end};
    case 'return':
    case 'returns':
      return {text: '\n\n**Returns** ', end};
    case 'param':
      return {text: `\n\n**Parameter** \`${words(/(\S+)\s*/)}\`: `, end};
    case 'raise':
    case 'raises':
      return {text: `\n\n**Raises** \`${words(/(\S+)\s*/)}\`: `, end};
    case 'see': {
      const url = words(/\s*<([^>]*)>\s*/);
      const label = words(/([^\n@]*)/).trim();
      return {text: url === '' ? `\n\n**See** ${label}` : `\n\n**See** [${label || url}](${url})`, end};
    }
    case 'since':
      return {text: `\n\n**Since** ${words(/(\S+)/)}\n\n`, end};
    default:
      return {text: '\n\n**Deprecated**: ', end};
  }
}

/** The text up to the next special sign, or that sign. Characters with a meaning in Markdown are escaped. */
function escaped(source: string, at: number): Converted {
  const plain = stickyMatch(/[^\\*_<&#[\]{}@`\n]+/, source, at);
  if (plain) return {text: plain[0], end: at + plain[0].length};
  const sign = source[at] ?? '';
  if (sign === '\\' && /[[\]{}@]/.test(source[at + 1] ?? '')) return {text: source[at + 1] ?? '', end: at + 2};
  const listStar = sign === '*' && /\n *$/.test(source.slice(0, at));
  if (listStar) return {text: '', end: at + 1};
  const indentation = stickyMatch(/\n[ \t]+/, source, at);
  if (indentation) return {text: '\n', end: at + indentation[0].length};
  return {text: /[\\*_<&#]/.test(sign) ? `\\${sign}` : sign, end: at + 1};
}

function codeBlock(code: string): string {
  const lines = code
    .replace(/^\s*\n/, '')
    .replace(/\s+$/, '')
    .split('\n');
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  const body = lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/(?<!\\)\\([@[\]])/g, '$1');
  return body.trim() === '' ? '' : `\n\n\`\`\`ml\n${body}\n\`\`\`\n\n`;
}

/** Rows of `<tr> <td>a <td>b`, as a Markdown table without headings. */
function table(html: string): string {
  const rows = html
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .replace(/<\/?table>/g, '')
        .split('<td>')
        .slice(1)
        .map((cell) => `\`${cell.trim()}\``),
    );
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({length: columns}, (_, index) => cells[index] ?? '').join(' | ')} |`;
  return `\n\n${[line([]), line(Array.from({length: columns}, () => '---')), ...rows.map(line)].join('\n')}\n\n`;
}

function itemLink(target: string): string {
  return `[\`${target
    .trim()
    .replace(/^\w+:/, '')
    .replace(/^Belt_(?=[A-Z])/, 'Belt.')}\`]()`;
}

const stickyPatterns = new Map<string, RegExp>();

/** The match of a pattern that starts exactly at an index. */
function stickyMatch(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  const sticky = stickyPatterns.get(pattern.source) ?? new RegExp(pattern.source, 'y');
  stickyPatterns.set(pattern.source, sticky);
  sticky.lastIndex = at;
  return sticky.exec(source);
}
