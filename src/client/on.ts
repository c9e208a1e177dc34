/** Listens to events in elements that match a selector. The elements can appear at any time. */
export function on<Found extends Element>(
  type: string,
  selector: string,
  act: (found: Found, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    const found = event.target instanceof Element ? event.target.closest<Found>(selector) : null;
    if (found) act(found, event);
  });
}
