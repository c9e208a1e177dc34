/** As the browser reports it, which doesn't notice a network without a connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
