/**
 * The shell's behaviour: framework-free, by delegation on the document, so that it works the same
 * whether React has taken the page over or not.
 */
import siteConfig from '@generated/docusaurus.config';
import {startBars} from './bars';
import {startCopyPage} from './copy-page';
import {startKeys} from './keys';
import {showMissingPage} from './missing-page';
import {closeOverlays, startOverlays} from './overlays';
import {startOffline} from './offline/start';
import {restartPrefetch} from './prefetch';
import {startThemeSwitch} from './theme-switch';
import {tidyAddress} from './tidy-address';

let showBars: () => void = () => {};

if (typeof document !== 'undefined') {
  tidyAddress(siteConfig.baseUrl);
  showBars = startBars();
  startOverlays();
  startThemeSwitch();
  startKeys();
  startCopyPage();
  startOffline(siteConfig.baseUrl);
}

/** Docusaurus calls this after every navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  showBars();
  closeOverlays();
  showMissingPage();
  restartPrefetch();
}
