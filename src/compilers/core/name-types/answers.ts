/** Reads what the editor's analysis tool prints in its test mode. */
/** What is known about a name. */
export type NameType = {
  /** Its type, or the declaration of a type or module. */
  readonly type: string;
  /** The first paragraph of its documentation comment, in Markdown. */
  readonly docs?: string;
  /** The declarations of types that its type names. */
  readonly expands?: readonly string[];
};

export type Answer = {
  /** Both count from 0. */
  readonly line: number;
  readonly column: number;
  /** The tool's own JSON; null if it has no answer. */
  readonly value: unknown;
};

const HEADER = /^Hover \S+ (\d+):(\d+)$/;
/** Longest declaration that is shown, in characters. Modules and types of many fields are on their own page. */
const LONGEST = 320;
/** Longest first paragraph of a comment, in characters. */
const LONGEST_DOCS = 240;

/** The answers in the order they were printed. Everything the tool prints on the way to one is skipped. */
export function readAnswers(printed: string): readonly Answer[] {
  const answers: Answer[] = [];
  let open: Omit<Answer, 'value'> | undefined;
  for (const line of printed.split('\n')) {
    const [, row, column] = HEADER.exec(line) ?? [];
    if (row !== undefined) {
      open = {line: Number(row), column: Number(column)};
    } else if (open && (line === 'null' || line.startsWith('{"'))) {
      answers.push({...open, value: parse(line)});
      open = undefined;
    }
  }
  return answers;
}

/** The type in an answer; undefined if the tool has none. */
export function typeOf(value: unknown): NameType | undefined {
  const text = (value as {readonly contents?: {readonly value?: unknown}} | null)?.contents?.value;
  if (typeof text !== 'string') return undefined;
  const [main = '', ...rest] = text.split(/\n*---\n+```\n \n```\n/);
  const declared = blockAt(main);
  const docs = firstParagraph(declared === undefined ? main : main.slice(main.indexOf('\n```') + 4));
  const added = rest.flatMap((part) => blockAt(part) ?? []);
  const type = declared ?? added.find((code) => code.startsWith('module '));
  if (type === undefined) return undefined;
  const expands = added.filter((code) => code.length <= LONGEST && !code.startsWith('module '));
  return {type: shorten(type), ...(docs !== '' && {docs}), ...(expands.length > 0 && {expands})};
}

/** The code block a text starts with. */
function blockAt(text: string): string | undefined {
  return /^\s*```rescript\n([^]*?)\n```/.exec(text)?.[1];
}

/** A long declaration is only named. */
function shorten(type: string): string {
  return type.length <= LONGEST ? type : (/^(?:module|type) [\w.']+/.exec(type)?.[0] ?? `${type.slice(0, LONGEST)}…`);
}

/** The first paragraph of a comment, if it is prose. */
export function firstParagraph(text: string): string {
  const [first = ''] = text.replace(/^\s*(?:---\s*)?/, '').split(/\n\s*\n|\n(?=\s*```)/);
  const line = first.replace(/\s+/g, ' ').trim();
  if (/^(?:```|#|Go to:)/.test(line)) return '';
  return line.length <= LONGEST_DOCS ? line : `${line.slice(0, LONGEST_DOCS).replace(/\s\S*$/, '')} …`;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
