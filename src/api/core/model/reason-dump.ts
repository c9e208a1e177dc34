/**
 * Parses what `bsc -bs-re-out X.cmi` of version 8 prints: the signature of a module in Reason syntax.
 *
 *     [@bs...] external all: array(t('a)) => t(array('a)) = "all";
 *     module Type = { type t; };
 *
 * The layout depends on how deeply an item is nested, so items are split at their semicolons, and inner line breaks
 * are only kept if an item doesn't fit on a line.
 */
import {dedent} from '../../../kit/core/dedent';
import {signs, splitOutside} from './brackets';
import type {DumpItem} from './signature-dump';

/** Parses a printed signature. Throws, with the text, for an unknown item. */
export function parseReasonDump(text: string): readonly DumpItem[] {
  return splitOutside(text.replaceAll('[@bs...] ', ''), ';')
    .map(flatten)
    .filter((item) => item !== '')
    .map(parseItem);
}

function parseItem(text: string): DumpItem {
  const [, type, module, target] = /^module (type )?(\w+)(?: = ([\w.]+)$|\s*[:=])/.exec(text) ?? [];
  if (module !== undefined && target !== undefined) return {kind: 'alias', name: module, target};
  if (module !== undefined) return parseModule(text, module, type !== undefined);
  const [, keyword, name] = /^(type|let|external)\s+([^\s:(=;]+|\([^)]*\))/.exec(text) ?? [];
  if (name === undefined) throw new Error(`Can't parse this item of a printed Reason signature: ${text}`);
  return {kind: keyword === 'type' ? 'type' : 'value', name: name.replace(/^\(\s*|\s*\)$/g, ''), text};
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

function lastTopLevelBrace(text: string): number {
  let found = -1;
  for (const {at, sign, depth} of signs(text)) if (sign === '{' && depth === 1) found = at;
  if (found < 0) throw new Error(`This module in a printed Reason signature has no body: ${text}`);
  return found;
}

/** An item at the top level. Its other lines keep their indentation relative to the least indented. */
function flatten(item: string): string {
  const [first = '', ...rest] = item
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  return [first, ...dedent(rest).map((line) => `  ${line}`)].join('\n');
}
