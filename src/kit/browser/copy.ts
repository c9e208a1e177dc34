/**
 * All copy buttons: of code blocks (the visible pane), install commands (a given text) and pages (the text at a URL).
 * They can appear at any time.
 */
import {COPIED_WORDS, COPY_ADDRESS, COPY_BADGE, COPY_TEXT, NOT_COPIED_WORDS} from '../core/attributes';
import {announce} from './announce';
import {on} from './on';

/** How long a button shows whether it has copied, in ms: install commands, others. */
export const COMMAND_MS = 2000;
export const COPIED_MS = 3000;

const BUTTONS = `.code > .copy, button[${COPY_TEXT}], button[${COPY_ADDRESS}]`;

/** Call once per document. */
export function startCopy(): void {
  on('click', BUTTONS, (button: HTMLButtonElement) => void copy(button));
}

/**
 * Afterwards, the button's `data-state` says for a while whether it has `copied`, and is disabled, or `failed`: then the
 * text is selected, so that the keyboard or the browser's menu can copy it. Never rejects.
 */
export async function copy(button: HTMLButtonElement): Promise<void> {
  if (button.dataset.state === 'copied') return;
  const time = button.hasAttribute(COPY_TEXT) ? COMMAND_MS : COPIED_MS;
  try {
    await write(textOf(button));
  } catch {
    showFailure(button, time);
    return;
  }
  const hadFocus = button === document.activeElement;
  showState(button, 'copied');
  button.disabled = true;
  const hide = sayCopied(button);
  setTimeout(() => {
    delete button.dataset.state;
    button.disabled = false;
    hide();
    // Some browsers take the focus from a disabled button, so this restores it.
    if (hadFocus && (document.activeElement ?? document.body) === document.body) button.focus({preventScroll: true});
  }, time);
}

const failures = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>();

function showState(button: HTMLButtonElement, state: 'copied' | 'failed'): void {
  clearTimeout(failures.get(button));
  button.dataset.state = state;
}

function showFailure(button: HTMLButtonElement, time: number): void {
  showState(button, 'failed');
  failures.set(
    button,
    setTimeout(() => delete button.dataset.state, time),
  );
  getSelection()?.selectAllChildren(shownBy(button));
  announce(wordsOf(button, NOT_COPIED_WORDS));
}

/** The element with the text that a button copies; of a page's Markdown, the page. */
function shownBy(button: HTMLButtonElement): Element {
  const near = button.parentElement ?? button;
  if (button.hasAttribute(COPY_ADDRESS)) return document.querySelector('article') ?? near;
  return (button.hasAttribute(COPY_TEXT) ? near.querySelector('code') : shownPane(near)) ?? near;
}

const wordsOf = (button: Element, attribute: string): string =>
  button.closest(`[${attribute}]`)?.getAttribute(attribute) ?? '';

/** The visible pane; of several, the first. */
export function shownCode(block: Element): string {
  return shownPane(block)?.textContent ?? '';
}

function shownPane(block: Element): Element | undefined {
  const panes = block.querySelectorAll(':scope > pre:not(.msg)');
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex((input) => input.checked);
  return panes[index] ?? panes[0];
}

function textOf(button: HTMLButtonElement): string | Promise<string> {
  const address = button.getAttribute(COPY_ADDRESS);
  if (address !== null) return textAt(address);
  return button.getAttribute(COPY_TEXT) ?? (button.parentElement ? shownCode(button.parentElement) : '');
}

/**
 * Confirms in the badge next to the button, or in the label of one that has only text. @returns a function that undoes
 * it
 */
function sayCopied(button: HTMLButtonElement): () => void {
  const words = wordsOf(button, COPIED_WORDS);
  const badge = button.parentElement?.querySelector(`[${COPY_BADGE}]`);
  const place = badge ?? (button.childElementCount === 0 ? button : undefined);
  const before = place?.textContent ?? '';
  if (place) place.textContent = words;
  // Screen readers don't read disabled buttons.
  if (!badge) announce(words);
  return () => {
    if (place) place.textContent = before;
  };
}

/** Safari only accepts a text that arrives later as a promise passed during the click. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('GestureEvent' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}
