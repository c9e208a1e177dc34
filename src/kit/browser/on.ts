/** Listens to events in elements that match a selector. The elements can appear at any time. */
export function on<Found extends Element>(
  type: string,
  selector: string,
  act: (found: Found, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    // The target can be the document, which has no `closest`.
    const found = (event.target as Partial<Element>).closest?.<Found>(selector);
    if (found) act(found, event);
  });
}
