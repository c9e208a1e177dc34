/** Copies logged values, so that the console can open them level by level and shows what they were at that time. */
import type {LoggedValue} from '../messages';
import {formatValue, keyOf, MAX_DEPTH, MAX_ITEMS, MAX_TEXT, shortened} from './format-value';

/** How many characters copies may still take. Each copy uses some of them up. */
export type Room = {left: number};

/** Characters for the copy of one value. */
const MAX_COPY = 50_000;
/** Characters of a value with parts on one line. */
const MAX_LINE = 72;
const MAX_NAME = 200;
/** Messages can't be nested more than a few thousand levels deep. */
const MAX_LEVELS = 100;

type Part = readonly [name: string, value: unknown];
type OpenValue = {readonly text: string; readonly parts: (readonly [string, LoggedValue])[]; more: number};

/**
 * A copy of a value with parts, level by level until there is no room; undefined for any other value. Never throws,
 * even if one of the value's getters does.
 * @param text the whole value as text
 */
export function copyValue(value: unknown, text: string, room: Room): LoggedValue | undefined {
  const own = {left: Math.min(room.left, MAX_COPY)};
  const before = own.left;
  const waiting: {readonly copy: OpenValue; readonly parts: Parts; readonly path: readonly object[]}[] = [];
  const add = (each: unknown, path: readonly object[], line?: string): LoggedValue => {
    const isOpen = typeof each === 'object' && each !== null && path.length < MAX_LEVELS && !path.includes(each);
    const parts = isOpen ? readParts(each) : NONE;
    const shown = parts.size === 0 ? textOf(each, path) : (line ?? lineOf(each));
    own.left -= shown.length;
    if (parts.size === 0) return shown;
    const copy = {text: shown, parts: [], more: parts.size};
    waiting.push({copy, parts, path: [...path, each as object]});
    return copy;
  };
  const copied = own.left > 0 && add(value, [], text.length <= MAX_LINE && !text.includes('\n') ? text : undefined);
  for (const {copy, parts, path} of waiting) {
    for (const [name, part] of parts.first) {
      if (own.left <= 0) break;
      own.left -= name.length;
      copy.parts.push([name, add(part, path)]);
    }
    copy.more -= copy.parts.length;
  }
  room.left -= before - own.left;
  return typeof copied === 'object' ? copied : undefined;
}

/** The first parts of a value, and how many it has. */
type Parts = {readonly first: readonly Part[]; readonly size: number};

const NONE: Parts = {first: [], size: 0};

function readParts(value: object): Parts {
  try {
    if (value instanceof Error || value instanceof Date || value instanceof RegExp) return NONE;
    if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
      const {length} = value as readonly unknown[];
      return {first: first(value as Iterable<unknown>, (each, index) => [String(index), each]), size: length};
    }
    if (value instanceof Map)
      return {
        first: first(value, ([key, each]: readonly [unknown, unknown]) => [nameOf(formatValue(key, MAX_DEPTH)), each]),
        size: value.size,
      };
    if (value instanceof Set) return {first: first(value, (each) => ['', each]), size: value.size};
    const entries = Object.entries(value);
    return {first: first(entries, ([key, each]) => [nameOf(keyOf(key)), each]), size: entries.length};
  } catch {
    return NONE;
  }
}

function first<Item>(items: Iterable<Item>, read: (item: Item, index: number) => Part): readonly Part[] {
  const parts: Part[] = [];
  for (const item of items) {
    if (parts.length === MAX_ITEMS) break;
    parts.push(read(item, parts.length));
  }
  return parts;
}

const nameOf = (name: string): string => shortened(name, MAX_NAME);

const textOf = (value: unknown, path: readonly object[]): string => shortened(formatValue(value, 0, path), MAX_TEXT);

/** A value with its parts, but not with theirs. */
const lineOf = (value: unknown): string =>
  shortened(
    formatValue(value, MAX_DEPTH - 1)
      .replace(/(?<=[[{])\n\s*/, '')
      .replace(/\n\s*/g, ' '),
    MAX_LINE,
  );
