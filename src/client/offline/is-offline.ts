/** Whether the browser says that there is no network. Of a network that only does not work it does not know. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
