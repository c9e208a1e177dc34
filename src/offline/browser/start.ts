/** The only offline code on every page: checks whether a service worker controls it. */

/** Starts the indicator. @param base with slashes at both ends */
export function startOffline(base: string): void {
  if (!navigator.serviceWorker?.controller) return;
  void import(/* webpackChunkName: "notice" */ './notice').then(({showNotice}) => showNotice(base));
}
