/**
 * Parses what `bsc X.cmi` prints: the exact signature of a compiled module, in ReScript syntax.
 *
 *     module Array = Stdlib_Array
 *     external length: array<'a> => int = "%array_length"
 *     module Constants: {
 *       let minValue: float
 *     }
 *
 * The printer indents the items of a nested module by two columns and starts each with a keyword, so items can be
 * split by column and keyword without parsing the signatures themselves.
 */

/** One item of a printed signature. `text` is as printed, dedented to column 0. */
export type DumpItem =
  | {readonly kind: 'type' | 'value' | 'exception'; readonly name: string; readonly text: string}
  | {readonly kind: 'alias'; readonly name: string; readonly target: string}
  | {
      readonly kind: 'module';
      readonly name: string;
      readonly items: readonly DumpItem[];
      readonly functor: string | undefined;
    }
  | {readonly kind: 'moduleType'; readonly name: string; readonly items: readonly DumpItem[]};

const STARTER = /^(?:@|type |and |let |external |module |exception )/;
const NAME = /^(?:@\S+ )*(type rec|type|and|let|external|exception) (?:\\"([^"]*)"|([\w']+|[^\s:]+))/;

/** Parses a printed signature. Throws, with the text, for an unknown item. */
export function parseSignatureDump(text: string): readonly DumpItem[] {
  return chunks(text.replace(/\s+$/, '').split('\n')).map(parseItem);
}

function chunks(lines: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (STARTER.test(line) && !(last && last.every((other) => /^@\S+$/.test(other)))) found.push([line]);
    else last?.push(line);
  }
  return found;
}

function parseItem(lines: readonly string[]): DumpItem {
  const first = lines[0] ?? '';
  if (first.startsWith('module ')) return parseModule(lines);
  const text = lines.join('\n');
  const match = NAME.exec(text.replaceAll('\n', ' '));
  if (!match) throw new Error(`Can't parse this item of a printed signature: ${text}`);
  const name = match[2] ?? match[3] ?? '';
  const kind =
    match[1] === 'exception' ? 'exception' : match[1] === 'let' || match[1] === 'external' ? 'value' : 'type';
  return {kind, name, text};
}

function parseModule(lines: readonly string[]): DumpItem {
  const text = lines.join('\n');
  const alias = /^module (\w+) = ([\w.]+)$/.exec(text);
  if (alias) return {kind: 'alias', name: alias[1] ?? '', target: alias[2] ?? ''};
  const head = /^module (type )?(\w+)/.exec(text);
  if (!head) throw new Error(`Can't parse this module of a printed signature: ${text}`);
  const name = head[2] ?? '';
  const open = lines.findLastIndex((line) => /^\S.*\{$/.test(line) || /^\S.*\{\}$/.test(line));
  const body =
    open < 0
      ? []
      : lines
          .slice(open + 1)
          .filter((line) => line.startsWith('  '))
          .map((line) => line.slice(2));
  const items = parseSignatureDump(body.join('\n'));
  if (head[1]) return {kind: 'moduleType', name, items};
  const isFunctor = /^module \w+: \(/.test(text);
  return {kind: 'module', name, items, functor: isFunctor ? functorHead(lines, open) : undefined};
}

/** `module MakeComparable: (M: {…}) => {` without the body, on as many lines as printed. */
function functorHead(lines: readonly string[], open: number): string {
  return lines
    .slice(0, open + 1)
    .join('\n')
    .replace(/^module \w+: /, '')
    .replace(/\s*=>\s*\{\}?$/, '');
}
