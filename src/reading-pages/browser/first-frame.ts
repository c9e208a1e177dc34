/** Lays out the blocks of a page that its first frame doesn't need (src/css/base.css). */
import {FIRST_FRAME} from '../../kit/core/attributes';

const skippedBlocks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${FIRST_FRAME}] :is(.markdown > *, main > section)`),
];

const layOut = (block: HTMLElement): void => {
  block.style.contentVisibility = 'visible';
};

/** Call for each page. It works after the next frame, one block at a time while the browser is idle. */
export function layOutRest(): void {
  const blocks = skippedBlocks();
  const work = (): void => {
    const block = blocks.shift();
    if (!block) return document.documentElement.removeAttribute(FIRST_FRAME);
    layOut(block);
    // Here instead of in the next frame, which does enough.
    block.getBoundingClientRect();
    requestIdleCallback(work);
  };
  requestAnimationFrame(() => requestIdleCallback(work));
}

/**
 * Call when the reader scrolls. Other blocks than those in view get their heights: browsers keep what is in view where
 * it is, but not if its own style changes (scroll anchoring).
 */
export function layOutAbove(): void {
  skippedBlocks()
    .filter((block) => block.getBoundingClientRect().bottom < 0)
    .forEach(layOut);
}
