/** Starts what the shell and the page components do in the browser, and sets up each page (Docusaurus' client module). */
import {CAROUSEL, VIDEO} from '../../landing/core/media-attributes';
import {followFormerAnchor, startApiAnchors} from '../../api/browser/api-anchors';
import {startBars} from '../../reading-pages/browser/bars';
import {baseUrl, hasLanguages, sharedBase} from '../../kit/browser/base-url';
import {applyChoices, startCodeTabs} from '../../examples/browser/code-tabs';
import {startCopy} from '../../kit/browser/copy';
import {findHeadings, startHeadings} from '../../manual/browser/headings';
import {startKeys} from '../../reading-pages/browser/keys';
import {startLanguages} from '../../languages/browser/languages';
import {closeOverlays, startOverlays} from '../../kit/browser/overlays';
import {applyReadVersion, showMissingPage, startVersionChoice} from '../../manual/browser/reading-version';
import {startSidebarScroll} from '../../manual/browser/sidebar-scroll';
import {startThemeSwitch} from '../../reading-pages/browser/theme-switch';
import {tidyAddress} from '../../reading-pages/browser/tidy-address';
import {whenLoaded, whenShown} from '../../kit/browser/activation';
import {APPLICATION, NOT_LOADED_WORDS} from '../../kit/core/attributes';
import type * as Applications from './applications';

/** Without it, a click still advances a carousel, and videos have the browser's controls. */
function findMedia(): void {
  if (!document.querySelector(`[${VIDEO}], [${CAROUSEL}]`)) return;
  import(/* webpackChunkName: "media" */ '../../landing/browser/media').then(
    ({restartMedia}) => restartMedia(),
    () => undefined,
  );
}

/** Without it, a list shows everything in it. */
function findForms(): void {
  if (document.querySelector('form[role=search], [data-filter]'))
    void import('./page-forms').then(({startPageForms}) => startPageForms(document));
}

/** Loads the words about what is stored, where a service worker answers. */
function findStored(): void {
  if (!navigator.serviceWorker?.controller) return;
  void import(/* webpackChunkName: "notice" */ '../../offline/browser/notice').then(({showNotice}) =>
    showNotice(sharedBase),
  );
}

let applications: Promise<typeof Applications> | undefined;

/** Without it, the page keeps what it shows to readers without JavaScript, and says that it couldn't be loaded. */
function findApplication(): void {
  if (document.querySelector(`[${APPLICATION}]`))
    applications ??= import(/* webpackChunkName: "applications" */ './applications');
  applications
    ?.then(({startApplication}) => startApplication())
    .catch(() => {
      const status = document.querySelector(`[${NOT_LOADED_WORDS}]`);
      if (status) status.textContent = status.getAttribute(NOT_LOADED_WORDS);
    });
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

/** Call once per document. */
function installListeners(): void {
  tidyAddress(baseUrl);
  showBars = startBars();
  startOverlays();
  startThemeSwitch();
  startKeys();
  startCopy();
  startCodeTabs();
  startApiAnchors();
  startVersionChoice();
  window.addEventListener('hashchange', keepSection);
  startHeadings();
  startSidebarScroll();
  if (hasLanguages) startLanguages();
  whenShown(findStored);
}

/** Sets up the page: once in a built page, after each navigation in development. */
export function onPage(): void {
  showBars();
  showMissingPage();
  applyChoices(document);
  findForms();
  followFormerAnchor();
  keepSection();
  findHeadings();
  findApplication();
  whenShown(applyReadVersion);
  // Loading would delay the load event, and then Chromium lays out the page before its fonts are there.
  whenLoaded(findMedia);
}

/** Docusaurus calls this for the first page and after every navigation. */
export function onRouteDidUpdate(): void {
  closeOverlays();
  onPage();
}

if (typeof document !== 'undefined') installListeners();
