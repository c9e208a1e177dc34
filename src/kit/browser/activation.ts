/** Runs a callback now or, on a page that is only prerendered, once the reader opens it. */
export function whenShown(run: () => void): void {
  if ((document as {readonly prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}

/** Runs a callback when the page is shown and loaded, after the task of the event, in which the browser lays it out. */
export function whenLoaded(run: () => void): void {
  whenShown(() => {
    if (document.readyState === 'complete') run();
    else window.addEventListener('load', () => setTimeout(run), {once: true});
  });
}
