/**
 * Highlights the lines of a block's source and JavaScript that belong together, while both are shown: those under the
 * pointer, and with the focus on the JavaScript, those that the keys go to. Enter starts, the arrow keys move on, and
 * Escape stops. In the source, the keys go from name to name (`types/types.ts`), and the name's lines are highlighted.
 */
import {translate} from '@docusaurus/Translate';
import {announce} from '../../kit/browser/announce';
import type {LinePair, PageLines} from '../core/block/line-pairs';
import {textHash} from '../core/page-types';
import {loadPageData} from './page-data';
import {itemAfter, offsetAt, rangeOf} from './types/places';
import {NAME_SHOWN} from './types/types';

const HIGHLIGHT = 'example-lines';

const started = new WeakSet<Element>();

/** Starts a block, once. Does nothing if the browser doesn't support the CSS Custom Highlight API. */
export async function lightLines(block: HTMLElement): Promise<void> {
  if (started.has(block) || !('highlights' in CSS)) return;
  started.add(block);
  const lines = await loadPageData<PageLines>('lines');
  const [source, js] = block.querySelectorAll<HTMLElement>(':scope > pre:not(.msg)');
  const pairs = lines?.[textHash(source?.textContent ?? '')];
  if (!lines) started.delete(block);
  if (!source || !js || !pairs) return;
  const texts = [source.textContent, js.textContent];
  // An edited example has other lines.
  const isKnown = (): boolean =>
    (block.querySelector('[value=both]:checked') !== null || !block.querySelector(':scope > .tabs')) &&
    source.textContent === texts[0] &&
    js.textContent === texts[1];
  const lightPair = (pair: LinePair | undefined): void => {
    if (pair)
      CSS.highlights.set(HIGHLIGHT, new Highlight(linesOf(source, pair[0], pair[1]), linesOf(js, pair[2], pair[3])));
    else CSS.highlights.delete(HIGHLIGHT);
  };
  const ordered = inOrder(pairs);
  let chosen: LinePair | undefined;
  js.addEventListener('keydown', (event) => {
    const next = itemAfter(ordered, chosen, event);
    if (!isKnown() || !(event.key === 'Escape' ? chosen : next)) return;
    event.preventDefault();
    chosen = next;
    lightPair(chosen);
    if (!chosen) return;
    const lines = linesOf(js, chosen[2], chosen[3]);
    lines.startContainer.parentElement?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    announce(`${lines.toString()}\n${linesOf(source, chosen[0], chosen[1]).toString()}`);
  });
  js.addEventListener('blur', () => (chosen = undefined));
  js.setAttribute(
    'aria-description',
    translate({
      id: 'examples.both.hint',
      message: 'Press Enter for the ReScript lines of this JavaScript, arrow keys for the next ones.',
      description: 'Told to screen readers for JavaScript shown next to its source',
    }),
  );
  for (const [side, pane] of [source, js].entries()) {
    const light = (offset: number | undefined): void =>
      lightPair(offset === undefined || !isKnown() ? undefined : pairAt(pairs, side, lineAt(pane, offset)));
    pane.addEventListener('pointermove', ({clientX, clientY}) => light(offsetAt(pane, clientX, clientY)));
    pane.addEventListener('pointerleave', () => light(undefined));
    pane.addEventListener('blur', () => light(undefined));
    pane.addEventListener(NAME_SHOWN, (event) => light((event as CustomEvent<number | undefined>).detail));
  }
}

/** Pairs in the order of the JavaScript, which the keys follow. A pair comes before those inside it. */
export const inOrder = (pairs: readonly LinePair[]): readonly LinePair[] =>
  pairs.toSorted((a, b) => a[2] - b[2] || b[3] - a[3]);

const lineAt = (pane: Element, offset: number): number =>
  (pane.textContent ?? '').slice(0, offset).split('\n').length - 1;

/** The pair with the fewest lines that contains a line of a pane. @param side 0 for the source, 1 for the JavaScript */
export function pairAt(pairs: readonly LinePair[], side: number, line: number): LinePair | undefined {
  const size = (pair: LinePair): number => (pair[side * 2 + 1] ?? 0) - (pair[side * 2] ?? 0);
  return pairs
    .filter((pair) => (pair[side * 2] ?? 0) <= line && line < (pair[side * 2 + 1] ?? 0))
    .sort((a, b) => size(a) - size(b))[0];
}

function linesOf(pane: Element, from: number, to: number): Range {
  const lines = (pane.textContent ?? '').split('\n');
  const lengthOf = (end: number): number => lines.slice(0, end).reduce((sum, text) => sum + text.length + 1, 0);
  return rangeOf(pane, lengthOf(from), lengthOf(to) - 1);
}
