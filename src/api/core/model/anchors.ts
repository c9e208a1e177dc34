/**
 * Anchors of items: the lower-case name, with -1, -2 … for repeats. Types are numbered before values, and values before
 * module types.
 */

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided-by',
  '%': 'modulo',
  '~': 'tilde',
  '<': 'less',
  '>': 'greater',
  '=': 'equals',
  '!': 'not',
  '&': 'and',
  '|': 'or',
  '^': 'caret',
  '.': 'dot',
  ':': 'colon',
  '@': 'at',
  '?': 'question',
  $: 'dollar',
  '#': 'hash',
};

/** Gives every item its anchor, in order. Operators are spelled out: `+` is `plus`. */
export function withAnchors<T extends {readonly name: string; readonly kind: string}>(
  items: readonly T[],
): readonly (T & {readonly anchor: string})[] {
  const rank = ({kind}: T): number => ['type', 'value', 'moduleType'].indexOf(kind);
  const numbered = new Map<T, string>();
  const taken = new Set<string>();
  for (const item of items.toSorted((a, b) => rank(a) - rank(b))) {
    const base = anchorOf(item.name);
    let anchor = base;
    for (let repeat = 1; taken.has(anchor); repeat++) anchor = `${base}-${repeat}`;
    taken.add(anchor);
    numbered.set(item, anchor);
  }
  return items.map((item) => ({...item, anchor: numbered.get(item) ?? ''}));
}

function anchorOf(name: string): string {
  if (/\w/.test(name)) return name.toLowerCase().replace(/\W/g, '-');
  return Array.from(name, (sign) => OPERATORS[sign] ?? `u${sign.codePointAt(0)?.toString(16) ?? ''}`).join('-');
}
