/** The only script of a built page. */
import {whenShown} from '../../kit/browser/activation';
import {onPage, installListeners} from './behaviors';
import {applyChoices} from '../../examples/browser/code-tabs';
import {startPrefetch, startPrerender} from '../../reading-pages/browser/prefetch';
import {applyReadVersion} from '../../manual/browser/reading-version';
import {applyStoredTheme} from '../../reading-pages/browser/theme-switch';

installListeners();
onPage();

whenShown(() => {
  startPrerender();
  if (document.readyState === 'complete') startPrefetch();
  // In a task of its own: the browser lays out the page in that of the event.
  else window.addEventListener('load', () => setTimeout(startPrefetch), {once: true});
});

// A page from the back/forward cache doesn't have the choices made on other pages since.
window.addEventListener('pageshow', ({persisted}) => {
  if (!persisted) return;
  applyStoredTheme();
  applyChoices(document);
  applyReadVersion();
});
