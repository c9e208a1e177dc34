/** What the shell and the page components do in the browser, without a framework. */
import {CAROUSEL, VIDEO} from '../lib/shell/media-attributes';
import {followFormerAnchor, startApiAnchors} from './api-anchors/api-anchors';
import {startBars} from './bars/bars';
import {baseUrl, hasLanguages, sharedBase} from './base-url';
import {applyChoices, startCodeTabs} from './code-tabs/code-tabs';
import {startCopy} from './copy/copy';
import {findHeadings, startHeadings} from './headings/headings';
import {startKeys} from './keys/keys';
import {startLanguages} from './languages/languages';
import {findLists, startListPages} from './lists/list-pages';
import {showMissingPage} from './missing-page/missing-page';
import {startOffline} from './offline/start';
import {startOverlays} from './overlays/overlays';
import {applyReadVersion, startVersionChoice} from './reading-version/reading-version';
import {startSidebarScroll} from './sidebar-scroll/sidebar-scroll';
import {startThemeSwitch} from './theme-switch/theme-switch';
import {tidyAddress} from './tidy-address/tidy-address';
import {whenShown} from './activation';

/** Without it, a click still advances a carousel, and videos have the browser's controls. */
function findMedia(): void {
  if (!document.querySelector(`[${VIDEO}], [${CAROUSEL}]`)) return;
  import(/* webpackChunkName: "media" */ './media/media').then(
    ({restartMedia}) => restartMedia(),
    () => undefined,
  );
}

/** Without it, links to other versions lead to the top of their page. */
function keepSection(): void {
  if (!window.location.hash || !document.querySelector('.version-picker')) return;
  import(/* webpackChunkName: "version-links" */ './version-links/version-links').then(
    ({followSection}) => followSection(),
    () => undefined,
  );
}

let showBars: () => void = () => {};

/** Starts listening. Call once per document. */
export function start(): void {
  tidyAddress(baseUrl);
  showBars = startBars();
  startOverlays();
  startThemeSwitch();
  startKeys();
  startCopy();
  startCodeTabs();
  startListPages();
  startApiAnchors();
  startVersionChoice();
  window.addEventListener('hashchange', keepSection);
  startHeadings();
  startSidebarScroll();
  if (hasLanguages) startLanguages();
  whenShown(() => startOffline(sharedBase));
}

/** Sets up the page: once in a built page, after each navigation in development. */
export function arrive(): void {
  showBars();
  showMissingPage();
  applyChoices(document);
  findLists();
  followFormerAnchor();
  keepSection();
  findHeadings();
  whenShown(() => {
    applyReadVersion();
    findMedia();
  });
}
