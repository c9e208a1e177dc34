/** The only script of a built page. It calls what Docusaurus' router calls in development (`clientModules`). */
import * as page from './behaviors';
import * as search from '../../search/browser/start-search';
import * as exercises from '../../tutorial/browser/start-exercises';
import '../../examples/browser/start-examples';
import {whenLoaded} from '../../kit/browser/activation';
import {APPLICATION} from '../../kit/core/attributes';
import {applyChoices} from '../../examples/browser/code-tabs';
import {applyReadVersion} from '../../manual/browser/reading-version';
import {showCurrentLink} from '../../manual/browser/sidebar-scroll';
import {layOutRest} from '../../reading-pages/browser/first-frame';
import {applyStoredTheme} from '../../reading-pages/browser/theme-switch';

/** Another page is shown in place of the last one. */
function onRouteDidUpdate(): void {
  layOutRest();
  search.onRouteUpdate();
  page.onRouteDidUpdate();
  showCurrentLink();
  search.onRouteDidUpdate({previousLocation: true});
  exercises.onRouteDidUpdate();
}

/** Without it, a link's page is fetched when the link is followed. An application's page is left as a document. */
function prefetch(): void {
  if (document.querySelector(`[${APPLICATION}]`)) return;
  import(/* webpackChunkName: "prefetch" */ '../../reading-pages/browser/prefetch').then(
    ({startPrefetch}) => startPrefetch(onRouteDidUpdate),
    () => undefined,
  );
}

layOutRest();
page.onPage();

whenLoaded(prefetch);

// A page from the back/forward cache doesn't have the choices made on other pages since.
window.addEventListener('pageshow', ({persisted}) => {
  if (!persisted) return;
  applyStoredTheme();
  applyChoices(document);
  applyReadVersion();
});
