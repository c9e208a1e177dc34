import {useLayoutEffect, useRef, type RefObject} from 'react';

let lastScroll = 0;

/** Keeps the sidebar where the reader scrolled it while pages change, and brings the active item into view on arrival. */
export function useSidebarScroll(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement | null>(null);
  // In the browser only: on the server there is nothing to scroll.
  useIsomorphicLayoutEffect(() => {
    const sidebar = ref.current;
    if (!sidebar) return;
    sidebar.scrollTop = lastScroll;
    const active = sidebar.querySelector<HTMLElement>('[aria-current="page"]');
    if (active) {
      const top = active.offsetTop - sidebar.scrollTop;
      if (top < 0 || top > sidebar.clientHeight - 80) sidebar.scrollTop = active.offsetTop - sidebar.clientHeight / 3;
    }
    const remember = (): void => void (lastScroll = sidebar.scrollTop);
    sidebar.addEventListener('scroll', remember, {passive: true});
    return () => sidebar.removeEventListener('scroll', remember);
  }, []);
  return ref;
}

const useIsomorphicLayoutEffect: typeof useLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;
