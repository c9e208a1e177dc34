/**
 * Formats values as text, the way a JavaScript console does, and copies logged values, so that the console
 * can open them level by level and shows what they were at that time. Variants are the objects they are at run time.
 */
import type {LoggedValue} from '../messages';

const MAX_DEPTH = 5;
const MAX_ITEMS = 100;
const MAX_TEXT = 10_000;
/** Characters of a value on one line. */
const LINE = 72;

/** One argument of a console call: strings unchanged, everything else formatted. */
export function formatArgument(value: unknown): string {
  const text = typeof value === 'string' ? value : formatValue(value);
  return shortened(text, MAX_TEXT);
}

/** Never throws, even if a getter does. */
export function formatValue(value: unknown, depth = 0, above: readonly object[] = []): string {
  try {
    return format(value, depth, above);
  } catch {
    return '[unreadable]';
  }
}

function format(value: unknown, depth: number, above: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'function':
      return formatFunction(value);
    case 'object':
      return value === null ? 'null' : formatObject(value, depth, above);
    case 'boolean':
    case 'symbol':
    case 'undefined':
      return String(value);
  }
}

function formatFunction({name}: {readonly name: unknown}): string {
  return typeof name === 'string' && name !== '' ? `[function ${name}]` : '[function]';
}

function formatObject(value: object, depth: number, above: readonly object[]): string {
  if (above.includes(value)) return '[circular]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return '[promise]';
  if (depth >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  const {kind, first, size} = partsOf(value);
  const inner = (each: unknown): string => formatValue(each, depth + 1, [...above, value]);
  const items = first.map(([key, each]) => {
    if (kind === 'map') return `${inner(key)} => ${inner(each)}`;
    return kind === 'record' ? `${keyOf(key as string)}: ${inner(each)}` : inner(each);
  });
  if (size > items.length) items.push('…');
  const [open, close] = kind === 'list' ? '[]' : '{}';
  return brackets(nameOf(value, kind), open ?? '', close ?? '', items);
}

/** The text before the brackets: the name of the class, unless it's an array or a plain object. */
function nameOf(value: object, kind: Parts['kind']): string {
  if (kind === 'map') return 'Map ';
  if (kind === 'set') return 'Set ';
  if (Array.isArray(value)) return '';
  const name: unknown = (Object.getPrototypeOf(value) as {readonly constructor?: {readonly name?: unknown}} | null)
    ?.constructor?.name;
  return typeof name === 'string' && name !== '' && name !== 'Object' ? `${name} ` : '';
}

/** The first parts of a value with their keys (indexes in a list), and how many it has. */
type Parts = {
  readonly kind: 'list' | 'map' | 'set' | 'record';
  readonly first: readonly (readonly [key: unknown, value: unknown])[];
  readonly size: number;
};

/** Throws if a getter does. */
function partsOf(value: object): Parts {
  if (value instanceof Map) return {kind: 'map', first: firstOf(value.entries()), size: value.size};
  if (value instanceof Set) return {kind: 'set', first: firstOf(value.entries()), size: value.size};
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
    const list = value as unknown[];
    return {kind: 'list', first: firstOf(list.entries()), size: list.length};
  }
  const entries = Object.entries(value);
  return {kind: 'record', first: entries.slice(0, MAX_ITEMS), size: entries.length};
}

function firstOf<Item>(items: Iterable<Item>): readonly Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === MAX_ITEMS) break;
    first.push(item);
  }
  return first;
}

/** On one line if it fits. */
function brackets(name: string, open: string, close: string, items: readonly string[]): string {
  if (items.length === 0) return `${name}${open}${close}`;
  const line = items.join(', ');
  const padding = open === '{' ? ' ' : '';
  if (line.length <= LINE && !line.includes('\n')) return `${name}${open}${padding}${line}${padding}${close}`;
  return `${name}${open}\n${items.join(',\n').replace(/^/gm, '  ')}\n${close}`;
}

/** A text, cut off after a number of characters. */
const shortened = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

/** A property's name, quoted if it has to be. */
function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

/** How many characters copies may still take. Each copy uses some of them up. */
type Room = {left: number};

/** Characters for the copy of one value. */
const MAX_COPY = 50_000;
const MAX_NAME = 200;
/** Messages can't be nested more than a few thousand levels deep. */
const MAX_LEVELS = 100;

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
  const copied = own.left > 0 && add(value, [], text.length <= LINE && !text.includes('\n') ? text : undefined);
  for (const {copy, parts, path} of waiting) {
    for (const [key, part] of parts.first) {
      if (own.left <= 0) break;
      const name = nameOfPart(parts.kind, key);
      own.left -= name.length;
      copy.parts.push([name, add(part, path)]);
    }
    copy.more -= copy.parts.length;
  }
  room.left -= before - own.left;
  return typeof copied === 'object' ? copied : undefined;
}

const NONE: Parts = {kind: 'record', first: [], size: 0};

function readParts(value: object): Parts {
  try {
    return [Error, Date, RegExp].some((type) => value instanceof type) ? NONE : partsOf(value);
  } catch {
    return NONE;
  }
}

function nameOfPart(kind: Parts['kind'], key: unknown): string {
  if (kind === 'set') return '';
  return shortened(
    kind === 'map' ? formatValue(key, MAX_DEPTH) : kind === 'record' ? keyOf(String(key)) : String(key),
    MAX_NAME,
  );
}

const textOf = (value: unknown, path: readonly object[]): string => shortened(formatValue(value, 0, path), MAX_TEXT);

/** A value with its parts, but not with theirs. */
const lineOf = (value: unknown): string =>
  shortened(
    formatValue(value, MAX_DEPTH - 1)
      .replace(/(?<=[[{])\n\s*/, '')
      .replace(/\n\s*/g, ' '),
    LINE,
  );
