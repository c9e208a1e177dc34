/** Runs a callback now or, on a page that is only prerendered, once the reader opens it. */
export function whenShown(run: () => void): void {
  if ((document as {readonly prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
