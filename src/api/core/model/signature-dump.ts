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
import {dedent} from '../../../kit/core/lines';
import {signs, splitOutside} from './signature-syntax';

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

/**
 * Parses what `bsc -bs-re-out X.cmi` of version 8 prints: the signature of a module in Reason syntax.
 *
 *     [@bs...] external all: array(t('a)) => t(array('a)) = "all";
 *     module Type = { type t; };
 *
 * The layout depends on how deeply an item is nested, so items are split at their semicolons, and inner line breaks
 * are only kept if an item doesn't fit on a line. Throws, with the text, for an unknown item.
 */
export function parseReasonDump(text: string): readonly DumpItem[] {
  return splitOutside(text.replaceAll('[@bs...] ', ''), ';')
    .map(flatten)
    .filter((item) => item !== '')
    .map(parseReasonItem);
}

function parseReasonItem(text: string): DumpItem {
  const [, type, module, target] = /^module (type )?(\w+)(?: = ([\w.]+)$|\s*[:=])/.exec(text) ?? [];
  if (module !== undefined && target !== undefined) return {kind: 'alias', name: module, target};
  if (module !== undefined) return parseReasonModule(text, module, type !== undefined);
  const [, keyword, name] = /^(type|let|external)\s+([^\s:(=;]+|\([^)]*\))/.exec(text) ?? [];
  if (name === undefined) throw new Error(`Can't parse this item of a printed Reason signature: ${text}`);
  return {kind: keyword === 'type' ? 'type' : 'value', name: name.replace(/^\(\s*|\s*\)$/g, ''), text};
}

function parseReasonModule(text: string, name: string, isType: boolean): DumpItem {
  const open = [...signs(text)].findLast(({sign, depth}) => sign === '{' && depth === 1)?.at;
  if (open === undefined) throw new Error(`This module in a printed Reason signature has no body: ${text}`);
  const items = parseReasonDump(text.slice(open + 1, text.lastIndexOf('}')));
  if (isType) return {kind: 'moduleType', name, items};
  const head = text
    .slice(0, open)
    .replace(/^module \w+\s*:\s*/, '')
    .replace(/\s*=>\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {kind: 'module', name, items, functor: head === '' ? undefined : head};
}

/** An item at the top level. Its other lines keep their indentation relative to the least indented. */
function flatten(item: string): string {
  const [first = '', ...rest] = item
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  return [first, ...dedent(rest).map((line) => `  ${line}`)].join('\n');
}
