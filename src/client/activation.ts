/** The browser may prerender a page before the reader opens it. This defers work until the page is visible. */

/** Runs a callback immediately, or once a prerendered page is shown. */
export function whenShown(run: () => void): void {
  if ((document as {readonly prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
