/** The only script of a built page. */
import {whenShown} from './activation';
import {arrive, start} from './behaviors';
import {applyChoices} from './code-tabs/code-tabs';
import {startPrefetch, startPrerender} from './prefetch/prefetch';
import {applyReadVersion} from './reading-version/reading-version';
import {applyStoredTheme} from './theme-switch/theme-switch';

start();
arrive();

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
