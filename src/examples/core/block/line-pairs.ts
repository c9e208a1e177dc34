/**
 * Which lines of a source and its JavaScript belong together: a variant is compiled that calls `mark` with the line's
 * number before each statement.
 *
 *     mark(1)
 *     let total = prices->Array.reduce(0., (sum, price) => sum +. price)
 *
 * If the calls are all that changes in the JavaScript, the lines after a call come from the source lines after it. If
 * anything else changes, the example has no pairs. Constants that the compiler moves to the end are found by name.
 */
import type {Token} from '../../../rescript/core/syntax/token';

/**
 * The lines of a statement, counted from 0, ends excluded: start and end in the source, start and end in the
 * JavaScript.
 */
export type LinePair = readonly [number, number, number, number];

/** `record.lines.json` beside `record.html`: pairs by the hash of the shown source. */
export type PageLines = Readonly<Record<string, readonly LinePair[]>>;

/** Its first line, and the line after its last. */
export type Statement = {
  readonly line: number;
  readonly end: number;
  /** How many blocks it's in. */
  readonly depth: number;
  /** What it binds, if it's at the top and nothing else in the file binds it. */
  readonly name?: string;
};

const MARK = 'markLine';
const DECLARATION = `@val external ${MARK}: int => unit = "${MARK}"\n`;

const CONTINUES = /^\s*(?:->|\|>|[|)\]}?:.,]|&&|\+|-|\*|\/|==|=|<\/?>|else\b|catch\b|and\b)/;
const OPEN_ENDED = /(?:[=,([{?:|+*\/<]|->|=>|&&|\|\||\+\+|-\.?|\bof|\bthen)\s*$/;
/** Statements that emit nothing of their own; an attribute belongs to what's after it. */
const NO_PLACE = /^\s*(?:$|\/\/|\/\*|\*)/;

/**
 * The statements that can have a mark.
 * @param from the first line to look at
 */
export function statementsOf(source: string, tokens: readonly Token[], from: number): readonly Statement[] {
  const blank = blankTexts(source, tokens);
  const lines = blank.split('\n');
  const blocks: ('block' | 'other')[] = [];
  const found: {line: number; depth: number; end: number}[] = [];
  let offset = 0;
  /** The line before, without empty ones. */
  let before = '';
  for (const [line, text] of lines.entries()) {
    const isStart =
      blocks.every((kind) => kind === 'block') &&
      !NO_PLACE.test(text) &&
      !CONTINUES.test(text) &&
      (/\{\s*$/.test(before) ? blocks.at(-1) === 'block' : !OPEN_ENDED.test(before));
    const isAttributed = /^\s*@[\w.]+(?:\([^)]*\))?\s*$/.test(before);
    if (isStart && !isAttributed && line >= from) found.push({line, depth: blocks.length, end: lines.length});
    for (const [index, character] of [...text].entries()) {
      if (/[([]/.test(character)) blocks.push('other');
      else if (character === '{') blocks.push(isBlock(blank, offset + index) ? 'block' : 'other');
      else if (/[)\]}]/.test(character)) blocks.pop();
    }
    // A line that closes its block ends the statements in it.
    for (const each of found) if (each.end === lines.length && each.depth > blocks.length) each.end = line;
    if (text.trim() !== '') before = text;
    offset += text.length + 1;
  }
  return found.map((statement, index) => {
    const next = found.slice(index + 1).find(({depth}) => depth <= statement.depth);
    let end = Math.min(statement.end, next?.line ?? lines.length);
    while (end > statement.line + 1 && NO_PLACE.test(lines[end - 1] ?? '')) end--;
    const name = statement.depth === 0 ? /^let (\w+)\b/.exec(lines[statement.line] ?? '')?.[1] : undefined;
    const isOnly = name !== undefined && blank.match(new RegExp(`\\blet (?:rec )?${name}\\b`, 'g'))?.length === 1;
    return {...statement, end, ...(isOnly && {name})};
  });
}

/** The source with marks, also at the end: some compilers move constants there. */
export function markSource(source: string, statements: readonly Statement[]): string {
  const starts = new Set(statements.map(({line}) => line));
  const lines = source.trimEnd().split('\n');
  const marked = lines.flatMap((text, line) => (starts.has(line) ? [`${MARK}(${line})`, text] : [text]));
  return `${DECLARATION}${marked.join('\n')}\n${MARK}(${lines.length})\n`;
}

/**
 * Reads the pairs from the JavaScript of a marked source.
 * @param js the JavaScript of the source without marks
 * @returns undefined if the marks changed more than they added
 */
export function readPairs(
  js: string,
  marked: string,
  statements: readonly Statement[],
): readonly LinePair[] | undefined {
  const plain: string[] = [];
  const marks: {readonly line: number; readonly at: number; readonly indent: number}[] = [];
  for (const text of marked.split('\n')) {
    const mark = new RegExp(`^(\\s*)${MARK}\\((\\d+)\\);$`).exec(text);
    if (mark) marks.push({line: Number(mark[2]), at: plain.length, indent: mark[1]?.length ?? 0});
    else plain.push(text);
  }
  const squeeze = (lines: readonly string[]): readonly number[] =>
    lines.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  const own = js.split('\n');
  const [inPlain, inOwn] = [squeeze(plain), squeeze(own)];
  const same =
    inPlain.length === inOwn.length &&
    inPlain.every((index, each) => plain[index]?.trimEnd() === own[inOwn[each] ?? -1]?.trimEnd());
  if (!same || marks.length !== statements.length + 1) return undefined;
  /** Where a line of the marked JavaScript is in the other. */
  const placeOf = (at: number): number => {
    const each = inPlain.findIndex((index) => index >= at);
    return each === -1 ? own.length : (inOwn[each] ?? own.length);
  };
  const last = placeOf(marks.at(-1)?.at ?? plain.length);
  const inPlace = marks.flatMap(({line, at, indent}, index): readonly LinePair[] => {
    const statement = statements.find((each) => each.line === line);
    const next = marks.slice(index + 1).find((mark) => mark.indent <= indent);
    const start = placeOf(at);
    let end = next ? placeOf(next.at) : own.length;
    for (let below = start; below < end; below++) {
      const text = own[below] ?? '';
      const isOutside = text.trim() !== '' && /^\s*/.exec(text)![0].length < indent;
      if (isOutside || /^export \{/.test(text)) end = below;
    }
    while (end > start && (own[end - 1] ?? '').trim() === '') end--;
    return statement && end > start ? [[line, statement.end, start, end]] : [];
  });
  const moved = statements.flatMap((statement): readonly LinePair[] => {
    const isKnown = inPlace.some(([line]) => line === statement.line);
    const found = statement.name === undefined || isKnown ? undefined : constantAt(own, last, statement.name);
    return found ? [[statement.line, statement.end, ...found]] : [];
  });
  return [...inPlace, ...moved];
}

/** A constant's declaration, at or after a line. */
function constantAt(js: readonly string[], from: number, name: string): readonly [number, number] | undefined {
  const start = js.findIndex(
    (text, line) => line >= from && new RegExp(`^(?:let|var|const) ${name}(?: =|;)`).test(text),
  );
  const end = js.findIndex((text, line) => line >= start && /^(?!\s).*;$/.test(text));
  return start === -1 || end === -1 ? undefined : [start, end + 1];
}

/** Comments as spaces, strings as zeros. */
function blankTexts(source: string, tokens: readonly Token[]): string {
  return tokens
    .filter(({kind}) => kind === 'string' || kind === 'comment')
    .reduceRight((text, {kind, start, end}) => {
      const blank = text.slice(start, end).replace(/[^\n]/g, kind === 'string' ? '0' : ' ');
      return text.slice(0, start) + blank + text.slice(end);
    }, source);
}

/** Whether a brace opens a block or a module, not a record, an object, cases or JSX. */
function isBlock(code: string, at: number): boolean {
  const before = code.slice(0, at).trimEnd();
  const after = code.slice(at + 1).trimStart();
  if (/^(?:\.\.\.|\}|@?\w+\s*[:,}]|\|)/.test(after)) return false;
  if (/\bmodule (?:rec )?\w+[^=]*=$/.test(before.split('\n').slice(-3).join('\n'))) return true;
  return (
    /(?:=>|\belse|\btry|=)$/.test(before) ||
    /^\s*(?:\}?\s*else )?(?:if|for|while)\b[^{]*$/m.test(before.slice(before.lastIndexOf('\n') + 1))
  );
}
