/**
 * On a page with exercises, or with a step of the tutorial, loads the code that opens the editor when a reader comes to
 * an exercise's code, and marks what is done if the reader has stored anything.
 */
import {readStored} from '../../kit/browser/stored';

const load = () => import(/* webpackChunkName: "exercises" */ './exercises');

/** The page is complete without it. */
const ignore = (): void => {};

function prepareBlock(event: Event): void {
  if ((event.target as Partial<Element> | null)?.closest?.('.exercise-code'))
    load().then((loaded) => loaded.prepareBlock(event), ignore);
}

function showProgress(): void {
  const version = document.querySelector<HTMLElement>('.exercise')?.dataset.version;
  // The key is that of core/progress.ts, whose code this script does without.
  if (version && readStored(`tutorial-${version}`)) load().then((loaded) => loaded.showProgress(), ignore);
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin', 'click', 'keydown']) document.addEventListener(type, prepareBlock);
  // Also on a page that comes back from the browser's cache: more may be done by now.
  window.addEventListener('pageshow', showProgress);
}

/** Docusaurus calls this in development, after every navigation. */
export function onRouteDidUpdate(): void {
  showProgress();
}
