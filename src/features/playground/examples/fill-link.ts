/** Puts a code block's code into its playground link. Loaded when the reader gets near a link. */
import {withCode} from '../../../lib/playground-link/link';
import {shownFiles} from '../../../lib/playground-link/shown-files';

/** Adds the block's code to a playground link that doesn't have it yet. */
export function fillPlaygroundLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  const block = link.parentElement;
  if (!block || /[?&]code=/.test(address)) return;
  const {pane = 'res', prelude = ''} = link.dataset;
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex(({value}) => value === pane);
  const shown = block.querySelectorAll(':scope > pre:not(.msg)')[Math.max(0, index)]?.textContent ?? '';
  const text = `${shown}\n`;
  // The editor in the page joins several files into one, which has no headings.
  const {code, files} = shownFiles(text) ?? {code: prelude + text, files: []};
  link.setAttribute('href', withCode(address, code, files));
}
