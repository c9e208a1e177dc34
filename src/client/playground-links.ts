/**
 * Gives the playground links of code blocks their code. The page does not carry it: compressed code does
 * not compress again, and would be a fifth of the page. What is needed stands in the block.
 */
import {withCode} from '../lib/playground-link/link';

/** What a reader does on the way to a link, or with its address. */
const INTENTS = ['pointerover', 'focusin', 'pointerdown', 'click'] as const;

/** Starts listening. Call once for a document. */
function startPlaygroundLinks(document: Document): void {
  for (const intent of INTENTS) {
    document.addEventListener(
      intent,
      ({target}) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.code > .try') : null;
        if (link) fillPlaygroundLink(link);
      },
      {capture: true},
    );
  }
}

/** Gives a link to the playground the code of its block, if it has none yet. */
export function fillPlaygroundLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  const block = link.parentElement;
  if (!block || /[?&]code=/.test(address)) return;
  const {pane = 'res', prelude = '', source} = link.dataset;
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex(({value}) => value === pane);
  const shown = block.querySelectorAll(':scope > pre:not(.msg)')[Math.max(0, index)]?.textContent ?? '';
  link.setAttribute('href', withCode(address, source ?? `${prelude}${shown}\n`));
}

/** Fills all links of the page while the browser has nothing else to do. */
function fillLinksWhenIdle(document: Document): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.code > .try')];
  const whenIdle = (run: (left: () => number) => void): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback((deadline) => run(() => deadline.timeRemaining()));
    else setTimeout(() => run(() => Infinity), 1000);
  };
  const fill = (left: () => number): void => {
    while (links.length > 0 && left() > 2) {
      const link = links.shift();
      if (link?.isConnected) fillPlaygroundLink(link);
    }
    if (links.length > 0) whenIdle(fill);
  };
  if (links.length > 0) whenIdle(fill);
}

if (typeof document !== 'undefined') startPlaygroundLinks(document);

/** Docusaurus calls this after every navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  fillLinksWhenIdle(document);
}
