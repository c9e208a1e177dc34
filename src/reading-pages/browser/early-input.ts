/**
 * Repeats what a reader did before this script ran, as the page's head stored it
 * (`src/reading-pages/build/early-input-script.ts`). Has to be the last part of the reading script, when all others
 * are listening.
 */
import {EARLY_INPUT} from '../core/early-input';

declare global {
  interface Window {
    [EARLY_INPUT]?: readonly [events: Event[], store: (event: Event) => void];
  }
}

/** Stops storing, and dispatches the stored events again, in order. */
export function repeatEarlyInput(): void {
  const [events, store] = window[EARLY_INPUT] ?? [];
  if (!events || !store) return;
  for (const type of ['click', 'auxclick', 'keydown']) window.removeEventListener(type, store, true);
  for (const event of events.splice(0)) {
    const Type = event.constructor as new (type: string, init: Event) => Event;
    event.target?.dispatchEvent(new Type(event.type, event));
  }
}

repeatEarlyInput();
