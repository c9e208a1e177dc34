/** Lays out the blocks of a page that its first frame doesn't need (src/css/base.css). */
import {FIRST_FRAME} from '../../kit/core/attributes';

const skippedBlocks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${FIRST_FRAME}] :is(.markdown > *, main > section)`),
];

const layOut = (block: HTMLElement): void => {
  block.style.contentVisibility = 'visible';
};

/** Lays out one block at a time after the next frame, while the browser is idle. Call for each built page. */
export function layOutRest(): void {
  const blocks = skippedBlocks();
  const work = (): void => {
    const block = blocks.shift();
    if (!block) return document.documentElement.removeAttribute(FIRST_FRAME);
    layOut(block);
    // Layout is done here, so that the next frame stays short.
    block.getBoundingClientRect();
    requestIdleCallback(work);
  };
  requestAnimationFrame(() => requestIdleCallback(work));
}

/**
 * Lays out the blocks above the window. Call when the reader scrolls. Browsers then keep what is in view where it is
 * (scroll anchoring), unless its own style changes.
 */
export function layOutAbove(): void {
  skippedBlocks()
    .filter((block) => block.getBoundingClientRect().bottom < 0)
    .forEach(layOut);
}
