/** Whether the browser reports that it's offline. It doesn't notice a network that is connected but doesn't work. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
