import {useEffect, useSyncExternalStore, type RefObject} from 'react';

/** Below it, there's room for one panel. The style sheets use the same value. */
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
 * Sizes an element to what's visible below its top edge, so that the page never scrolls, even with an on-screen
 * keyboard.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = (): void => {
      const top = element.current?.offsetTop ?? 0;
      // Zoomed in, a reader is looking at a part on purpose.
      if (view.scale === 1) element.current?.style.setProperty('block-size', `${Math.max(240, view.height - top)}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [element]);
}
