/**
 * Formats values as text, the way a JavaScript console does. Variants are shown as the objects they are at run time.
 */

export const MAX_DEPTH = 5;
export const MAX_ITEMS = 100;
export const MAX_TEXT = 10_000;
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
  const inner = (each: unknown): string => formatValue(each, depth + 1, [...above, value]);
  if (depth >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) return brackets('', '[', ']', limited(value, inner));
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return brackets(nameOf(value), '[', ']', limited(value as Uint8Array, inner));
  if (value instanceof Map)
    return brackets(
      'Map ',
      '{',
      '}',
      limited(value, ([key, each]: [unknown, unknown]) => `${inner(key)} => ${inner(each)}`),
    );
  if (value instanceof Set) return brackets('Set ', '{', '}', limited(value, inner));
  const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${inner(each)}`);
  const name = nameOf(value);
  return brackets(
    name === 'Object ' ? '' : name,
    '{',
    '}',
    entries.length > MAX_ITEMS ? [...entries.slice(0, MAX_ITEMS), '…'] : entries,
  );
}

/** The name of the class; empty for plain objects without one. */
function nameOf(value: object): string {
  const name: unknown = (Object.getPrototypeOf(value) as {readonly constructor?: {readonly name?: unknown}} | null)
    ?.constructor?.name;
  return typeof name === 'string' && name !== '' ? `${name} ` : '';
}

function limited<Item>(items: Iterable<Item>, show: (item: Item) => string): readonly string[] {
  const shown: string[] = [];
  for (const item of items) {
    if (shown.length === MAX_ITEMS) return [...shown, '…'];
    shown.push(show(item));
  }
  return shown;
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
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** A property's name, quoted if it has to be. */
export function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
