/**
 * What a reader did before this script ran happens now. The page's head has kept the events
 * (`src/plugins/reading-pages/early-input-script.ts`). This has to be the last part of the reading script: all others
 * listen by now.
 */
import {EARLY_INPUT} from '../../lib/shell/early-input';

declare global {
  interface Window {
    [EARLY_INPUT]?: () => readonly Event[];
  }
}

/** Sends the kept events again, in order, and ends the keeping. Without the head's script, it does nothing. */
export function repeatEarlyInput(): void {
  const events = window[EARLY_INPUT]?.() ?? [];
  for (const event of events) {
    const Type = event.constructor as new (type: string, init: Event) => Event;
    event.target?.dispatchEvent(new Type(event.type, event));
  }
}

repeatEarlyInput();
