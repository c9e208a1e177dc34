import {useEffect, type RefObject} from 'react';

/**
 * Keeps an element as high as what can be seen below its top edge, so that the page never scrolls, also
 * while a keyboard on the screen covers a part of it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = (): void => {
      const top = element.current?.offsetTop ?? 0;
      // Pinched to a larger scale the reader looks at a part on purpose.
      if (view.scale === 1) element.current?.style.setProperty('block-size', `${Math.max(240, view.height - top)}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [element]);
}
