/** Where text is on the screen, which text is at a point, and how the keys move over it. */

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1};

/**
 * The item a key goes to: Enter goes to the first item if there's no current one, and the arrow keys move from the
 * current one, up to the ends. Undefined for other keys, and while a modifier is pressed.
 */
export function itemAfter<Item>(
  items: readonly Item[],
  current: Item | undefined,
  {key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent,
): Item | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (current === undefined) return key === 'Enter' ? items[0] : undefined;
  const step = STEPS[key];
  return step === undefined ? undefined : items[Math.max(0, Math.min(items.indexOf(current) + step, items.length - 1))];
}

/** The offset in an element's text at a point; undefined outside its text. */
export function offsetAt(element: Element, x: number, y: number): number | undefined {
  const place = document.caretPositionFromPoint?.(x, y);
  const range = place ? undefined : document.caretRangeFromPoint?.(x, y);
  const node = place?.offsetNode ?? range?.startContainer;
  if (!node || !element.contains(node)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, place?.offset ?? range?.startOffset ?? 0);
  return before.toString().length;
}

/** The range of a stretch of an element's text. */
export function rangeOf(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  let isOpen = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node.textContent ?? '';
    if (!isOpen && start < at + length) {
      range.setStart(node, start - at);
      isOpen = true;
    }
    if (isOpen && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return range;
}

/** Whether a point is on a range, not only nearest to it. */
export function isOn(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
