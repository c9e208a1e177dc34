/** On a page with a tutorial step: loads what marks the steps that are done and opens the editor. Nothing on other pages. */
function startTutorial(): void {
  const step = document.querySelector<HTMLElement>('.tutorial');
  if (!step) return;
  import(/* webpackChunkName: "tutorial-step" */ './step').then(
    ({startStep}) => startStep(step),
    () => undefined, // The page is complete without it.
  );
}

if (typeof document !== 'undefined') startTutorial();

/** Docusaurus calls this in development, after every navigation. */
export function onRouteDidUpdate(): void {
  startTutorial();
}
