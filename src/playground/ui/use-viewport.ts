import {useEffect, useSyncExternalStore, type RefObject} from 'react';

/** Below this width there's room for one panel at a time. The style sheets use the same value. */
const NARROW = '(width < 48rem)';

/** Whether the code is one of the tabs. Browser only. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

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
