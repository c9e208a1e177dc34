/**
 * Comments of version 8, which are written for ocamldoc, as Markdown:
 *
 *     [map f xs] is {b strict}, see {!List.map}.     `map f xs` is **strict**, see [`List.map`]().
 *     @example {[ map succ [1] ]}                    ```ml … ```
 *     @param n how many                              **Parameter** `n`: how many
 *
 * A link with an empty target points to the item with that name. Only the markup those comments use is known.
 */
import {dedent} from '../../../kit/core/lines';

/** Converts a comment. Everything that isn't ocamldoc markup is kept, with Markdown's special characters escaped. */
export function ocamldocToMarkdown(comment: string): string {
  return new Converter(comment)
    .rest()
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Links to items, `{!List.map}`, which versions 9 and 10 still have in their Markdown. */
export function ocamldocLinks(markdown: string): string {
  return markdown.replace(/\{!\s*([^}]+)\}/g, (_, target: string) => itemLink(target));
}

/** The Markdown of `{b …}` and its like, by kind; any other is a heading. */
const STYLES: Readonly<Record<string, (inner: string) => string>> = {
  b: (inner) => `**${inner}**`,
  i: (inner) => `*${inner}*`,
  e: (inner) => `*${inner}*`,
  '-': (inner) => `\n- ${inner}`,
  ul: (inner) => `\n${inner.replace(/\n\s*\n/g, '\n')}\n\n`,
};
const STYLE = /\{([bie]|ul|-|\d)\s*/y;

type Rule = readonly [piece: RegExp, markdown: (...groups: string[]) => string];

/** A tag at the start of a line, and what belongs to it. */
const tag = (pattern: RegExp, markdown: Rule[1]): Rule => [
  new RegExp(String.raw`(?<=(?:^|\n)[\s*]*)@${pattern.source}`, 'y'),
  (...groups) => `\n\n${markdown(...groups)}`,
];

/** The first rule whose piece begins at a place applies there. */
const RULES: readonly Rule[] = [
  // Some comments contain Markdown: code between backticks stays unchanged.
  [/`[^`]*`/y, (code) => code],
  [/\{\[([\s\S]*?)\]\}/y, (_, code) => codeBlock(code)],
  [/\{%html:([\s\S]*?)%\}/y, (_, rows) => table(rows)],
  [/\{!\s*([^}]+)\}/y, (_, target) => itemLink(target)],
  // Code, with balanced or escaped brackets inside.
  [/\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\]|\[[^[\]]*\])*\])*)\]/y, (_, code) => inlineCode(code)],
  tag(/example\b[ \t]*/, () => '## Example\n\n'),
  tag(/returns?\b[ \t]*/, () => '**Returns** '),
  tag(/param[ \t]+(\S+)\s*/, (_, name) => `**Parameter** \`${name}\`: `),
  tag(/raises?[ \t]+(\S+)\s*/, (_, name) => `**Raises** \`${name}\`: `),
  tag(/see\s*<([^>]*)>\s*([^\n@]*)/, (_, url, label) => `**See** [${label.trim() || url}](${url})`),
  tag(/since[ \t]+(\S+)/, (_, version) => `**Since** ${version}\n\n`),
  tag(/deprecated\b[ \t]*/, () => '**Deprecated**: '),
  [/\\([[\]{}@])/y, (_, sign) => sign],
  // The stars of the comment's frame, and indentation, which would make code.
  [/(?<=\n *)\*/y, () => ''],
  [/\n[ \t]+/y, () => '\n'],
  [/[\\*_<&#]/y, (sign) => `\\${sign}`],
  [/[^\\*_<&#[\]{}@`\n]+|[\s\S]/y, (text) => text],
];

class Converter {
  #at = 0;

  constructor(private readonly source: string) {}

  /** Converts up to the closing sign, or to the end of the text if there isn't one. */
  rest(close?: '}'): string {
    let text = '';
    while (this.#at < this.source.length) {
      if (this.source[this.#at] === close) {
        this.#at++;
        break;
      }
      text += this.#piece();
    }
    return text;
  }

  #piece(): string {
    const [, kind] = this.#take(STYLE) ?? [];
    if (kind !== undefined) {
      const inner = this.rest('}').trim();
      return STYLES[kind]?.(inner) ?? `\n\n### ${inner}\n\n`;
    }
    for (const [pattern, markdown] of RULES) {
      const groups = this.#take(pattern);
      if (groups) return markdown(...groups);
    }
    return '';
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }
}

function inlineCode(text: string): string {
  const code = text
    .replace(/\\([[\]{}@])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return `\`${code}\``;
}

function codeBlock(code: string): string {
  const lines = code
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const body = dedent(lines)
    .join('\n')
    .replace(/(?<!\\)\\([@[\]])/g, '$1');
  return body === '' ? '' : `\n\n\`\`\`ml\n${body}\n\`\`\`\n\n`;
}

/** Rows of `<tr> <td>a <td>b`, as a Markdown table without headings. */
function table(html: string): string {
  const rows = html
    .replace(/<\/?table>/g, '')
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .split('<td>')
        .slice(1)
        .map((cell) => `\`${cell.trim()}\``),
    );
  const columns = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({length: columns}, (_, index) => cells[index] ?? '').join(' | ')} |`;
  return `\n\n${[line([]), line(Array<string>(columns).fill('---')), ...rows.map(line)].join('\n')}\n\n`;
}

function itemLink(target: string): string {
  return `[\`${target
    .trim()
    .replace(/^\w+:/, '')
    .replace(/^Belt_(?=[A-Z])/, 'Belt.')}\`]()`;
}
