import {useEffect, type RefObject} from 'react';

/**
 * Sizes an element to what's visible below its top edge, so that the page never scrolls, even while an on-screen
 * keyboard covers part of it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = (): void => {
      const top = element.current?.offsetTop ?? 0;
      // A reader who has zoomed in is looking at a part on purpose.
      if (view.scale === 1) element.current?.style.setProperty('block-size', `${Math.max(240, view.height - top)}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [element]);
}
