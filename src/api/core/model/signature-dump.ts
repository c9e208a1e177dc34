/**
 * Parses what `bsc X.cmi` prints: the exact signature of a compiled module, in ReScript syntax.
 *
 *     module Array = Stdlib_Array
 *     external length: array<'a> => int = "%array_length"
 *     module Constants: {
 *       let minValue: float
 *     }
 *
 * It indents the items of a nested module by two columns and starts each with a keyword, so the signatures themselves
 * don't have to be parsed to split them.
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
  const [, keyword, quoted, plain = ''] = match;
  const kind = keyword === 'exception' ? keyword : keyword === 'let' || keyword === 'external' ? 'value' : 'type';
  return {kind, name: quoted ?? plain, text};
}

function parseModule(lines: readonly string[]): DumpItem {
  const text = lines.join('\n');
  const [, type, name, target] = /^module (type )?(\w+)(?: = ([\w.]+)$)?/.exec(text) ?? [];
  if (name === undefined) throw new Error(`Can't parse this module of a printed signature: ${text}`);
  if (target !== undefined) return {kind: 'alias', name, target};
  const open = lines.findLastIndex((line) => /^\S.*\{\}?$/.test(line));
  const body = lines.slice(open + 1).flatMap((line) => (line.startsWith('  ') ? [line.slice(2)] : []));
  const items = parseSignatureDump(body.join('\n'));
  if (type !== undefined) return {kind: 'moduleType', name, items};
  const head = lines.slice(0, open + 1).join('\n');
  // `module MakeComparable: (M: {…}) => {`, on as many lines as printed.
  return {kind: 'module', name, items, functor: /^module \w+: (\([^]*?)\s*=>\s*\{\}?$/.exec(head)?.[1]};
}
