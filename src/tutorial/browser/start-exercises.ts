/**
 * On a page with exercises, or with a step of the tutorial, loads the code that opens the editor when a reader comes to
 * an exercise's code, and marks what is done if the reader has stored anything. Every page has this script, so each of
 * its bytes counts.
 */
import {readStored} from '../../kit/browser/stored';

const load = () => import(/* webpackChunkName: "exercises" */ './exercises');

function onIntent(event: Event): void {
  if ((event.target as Partial<Element>).closest?.('.exercise-code'))
    load().then(
      ({onIntent: answer}) => answer(event),
      () => {},
    );
}

function showProgress(): void {
  const key = document.querySelector<HTMLElement>('[data-progress]')?.dataset.progress;
  if (key && readStored(key))
    load().then(
      ({showProgress: show}) => show(),
      () => {},
    );
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  document.addEventListener('click', onIntent);
  // Also on a page that comes back from the browser's cache: more may be done by now.
  window.addEventListener('pageshow', showProgress);
}

/** Docusaurus calls this in development, after every navigation. */
export function onRouteDidUpdate(): void {
  showProgress();
}
