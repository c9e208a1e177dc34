/**
 * On a page with a tutorial step, loads the code that marks the finished steps and opens the editor. A button pressed
 * before that is pressed again then.
 */
function startTutorial(): void {
  const step = document.querySelector<HTMLElement>('.tutorial');
  if (!step) return;
  let pressed: HTMLElement | null = null;
  const remember = ({target}: Event): void => {
    pressed = (target as Element).closest<HTMLElement>('.tutorial-bar > button');
  };
  step.addEventListener('click', remember);
  import(/* webpackChunkName: "tutorial-step" */ './step').then(
    ({startStep}) => {
      step.removeEventListener('click', remember);
      startStep(step);
      pressed?.click();
    },
    () => undefined, // The page is complete without it.
  );
}

if (typeof document !== 'undefined') startTutorial();

/** Docusaurus calls this in development, after every navigation. */
export function onRouteDidUpdate(): void {
  startTutorial();
}
