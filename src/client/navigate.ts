/** Where scripts outside of React send the reader: the page's router when it is there, else the browser. */

type Navigate = (to: string) => void;

let router: Navigate | undefined;

/** Tells which router moves between pages; undefined when there is none any more. */
export function setRouter(navigate: Navigate | undefined): void {
  router = navigate;
}

/** Goes to an address of the site, given from the origin: path, with the base URL, and hash. */
export function navigate(to: string): void {
  if (router) router(to);
  else window.location.assign(to);
}
