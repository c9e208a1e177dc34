/**
 * All that readers without stored pages load of reading offline: the question whether a service worker answers.
 */
import {isPlainClick} from '../plain-click';
import {isPageLink} from '../prefetch';
import {isOffline} from './is-offline';

/** Starts the indicator, and makes links work without a network. @param base with slashes at both ends */
export function startOffline(base: string): void {
  if (!navigator.serviceWorker?.controller) return;
  // After those who listen at the document, such as the search box to its link, and before the app's router.
  document.body.addEventListener('click', followStored, {capture: true});
  void import('./notice').then(({showNotice}) => showNotice(base));
}

/**
 * Without a network, links load the page as a document: the service worker has it or says that it has not, while
 * the app could only fail to load the page's script.
 */
export function followStored(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.defaultPrevented || !isPlainClick(event) || !isOffline() || !isPageLink(link, window.location)) return;
  event.preventDefault();
  window.location.assign(link.href);
}
