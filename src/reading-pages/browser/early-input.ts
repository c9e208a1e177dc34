/** Repeats what a reader did before this script ran, as `head-script.ts` stored it. */

declare global {
  interface Window {
    earlyInput?: readonly [events: Event[], store: (event: KeyboardEvent | MouseEvent) => void];
  }
}

/** Stops storing, and dispatches the stored events again, in order. */
export function repeatEarlyInput(): void {
  const [events, store] = window.earlyInput ?? [];
  if (!events || !store) return;
  for (const type of ['click', 'auxclick', 'keydown'] as const) window.removeEventListener(type, store, true);
  for (const event of events.splice(0)) {
    const Type = event.constructor as new (type: string, init: Event) => Event;
    event.target?.dispatchEvent(new Type(event.type, event));
  }
}

// The last part of the reading script: all others are listening.
repeatEarlyInput();
