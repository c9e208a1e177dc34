/**
 * Parses what `bsc -bs-re-out X.cmi` of version 8 prints: the signature of a module in Reason syntax.
 *
 *     [@bs...] external all: array(t('a)) => t(array('a)) = "all";
 *     module Type = { type t; };
 *
 * The layout depends on how deeply an item is nested, so items are split at their semicolons, and inner line breaks
 * are only kept if an item doesn't fit on a line.
 */
import type {DumpItem} from './signature-dump';

const OPENING = '([{';
const CLOSING = ')]}';

/** Parses a printed signature. Throws, with the text, for an unknown item. */
export function parseReasonDump(text: string): readonly DumpItem[] {
  return split(text.replaceAll('[@bs...] ', '')).map(parseItem);
}

function parseItem(text: string): DumpItem {
  const alias = /^module (\w+) = ([\w.]+)$/.exec(text);
  if (alias) return {kind: 'alias', name: alias[1] ?? '', target: alias[2] ?? ''};
  const module = /^module (type )?(\w+)\s*[:=]/.exec(text);
  if (module) return parseModule(text, module[2] ?? '', module[1] !== undefined);
  const item = /^(type|let|external)\s+([^\s:(=;]+|\([^)]*\))/.exec(text);
  if (!item) throw new Error(`Can't parse this item of a printed Reason signature: ${text}`);
  return {kind: item[1] === 'type' ? 'type' : 'value', name: (item[2] ?? '').replace(/^\(\s*|\s*\)$/g, ''), text};
}

function parseModule(text: string, name: string, isType: boolean): DumpItem {
  const open = lastTopLevelBrace(text);
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

/** The items of a signature, without their semicolons. Continuation lines keep their indentation relative to the least indented. */
function split(text: string): readonly string[] {
  const items: string[] = [];
  let start = 0;
  for (const {at, sign, depth} of signs(text)) {
    if (sign !== ';' || depth !== 0) continue;
    items.push(text.slice(start, at));
    start = at + 1;
  }
  return [...items, text.slice(start)].map(dedent).filter((item) => item !== '');
}

function lastTopLevelBrace(text: string): number {
  let found = -1;
  for (const {at, sign, depth} of signs(text)) if (sign === '{' && depth === 1) found = at;
  if (found < 0) throw new Error(`This module in a printed Reason signature has no body: ${text}`);
  return found;
}

/** Every bracket and semicolon outside strings, with the nesting depth after it. */
function* signs(text: string): Generator<{at: number; sign: string; depth: number}> {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      at++;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    } else if (OPENING.includes(sign)) yield {at, sign, depth: ++depth};
    else if (CLOSING.includes(sign)) yield {at, sign, depth: --depth};
    else if (sign === ';') yield {at, sign, depth};
  }
}

function dedent(item: string): string {
  const [first = '', ...rest] = item
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  const least = Math.min(...rest.map((line) => line.length - line.trimStart().length));
  return [first, ...rest.map((line) => `  ${line.slice(least)}`)].join('\n');
}
