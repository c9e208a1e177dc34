import {useSyncExternalStore} from 'react';

/** Below this there is room for one panel at a time. The style sheets say the same. */
const NARROW = '(width < 48rem)';

/** Whether the code is a tab beside the others. Only in a browser. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
