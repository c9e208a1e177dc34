/**
 * A button with `data-copy-page` copies what is at that address: the page as Markdown. While it says so
 * (`data-done`) it is disabled; when copying fails it says nothing.
 */
import {announce} from './announce';
import {copyFor} from './copy-button';

/** How long the button says that it has copied, milliseconds. */
const COPIED_FOR = 3000;

/** Starts listening. Call once for a document. */
export function startCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy-page]') : null;
    if (button) void copyPage(button);
  });
}

/** Copies the page of a button. Never rejects. */
export function copyPage(button: HTMLButtonElement): Promise<void> {
  const {copyPage: address = '', done = ''} = button.dataset;
  return copyFor(button, () => write(textAt(address)), {shownFor: COPIED_FOR, show: () => announce(done)});
}

/** Safari allows it only during the click, and takes a promise of the text then; others wait for the text. */
async function write(text: Promise<string>): Promise<void> {
  if (!('GestureEvent' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}
