/** All that readers without stored pages load: whether a service worker controls the page. */

/** Starts the indicator. @param base with slashes at both ends */
export function startOffline(base: string): void {
  if (!navigator.serviceWorker?.controller) return;
  void import(/* webpackChunkName: "notice" */ './notice').then(({showNotice}) => showNotice(base));
}
