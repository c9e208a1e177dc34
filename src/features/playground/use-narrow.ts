import {useSyncExternalStore} from 'react';

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
