/** The search dialog: a combobox with a list of hits, without a framework. */
import {isComposing} from '../../../kit/browser/composing';
import {isPlainClick} from '../../../kit/browser/plain-click';
import {backEnd} from '../back-end';
import {startLiveSearch, warm, type SearchState} from '../live-search';
import {countText, dialogTexts} from '../texts';
import './dialog.css';
import {createMemory} from './stored-hits';
import {allHtml, dialogHtml, errorHtml, noResultsHtml, optionsHtml, startHtml} from './view';

export {startSearchPage} from '../search-page';
export {warm};

export type DialogOptions = {
  /** The id of the manual version to search, in addition to the unversioned pages. */
  readonly version: string;
  /** The initial query: what the reader has already typed. */
  readonly query: string;
};

/** Opens the dialog; does nothing if it's open. */
export function openDialog({version, query}: DialogOptions): void {
  if (document.querySelector('dialog.search-dialog[open]')) return;
  warm(version);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', dialogTexts().label);
  dialog.innerHTML = String(dialogHtml());
  const find = <Found extends HTMLElement>(selector: string): Found => dialog.querySelector<Found>(selector)!;
  const field = find<HTMLInputElement>('input');
  const list = find('[role=listbox]');
  const rest = find('.search-rest');
  const memory = createMemory(backEnd.indexName);
  let state: SearchState | undefined;
  let active = -1;
  /** The reader has chosen a hit with the arrow keys. */
  let hasMoved = false;
  /** The reader has pressed Enter before the answer. */
  let isEarly = false;

  const options = (): readonly HTMLAnchorElement[] => [...list.querySelectorAll('a')];

  function activate(index: number): void {
    active = index;
    options().forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options()[index];
    if (option) {
      field.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({block: 'nearest'});
    } else field.removeAttribute('aria-activedescendant');
  }

  function choose(modifiers?: KeyboardEvent): void {
    const {ctrlKey = false, metaKey = false, shiftKey = false} = modifiers ?? {};
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey});
    options()[active]?.dispatchEvent(click);
  }

  function show(next: SearchState): void {
    const {status, query: asked, answer, isMessage} = next;
    state = next;
    dialog.dataset.status = status;
    // Until the answer arrives, the dialog keeps what it shows.
    if (status === 'loading' || status === 'stalled') return;
    const hits = answer?.hits ?? [];
    find('.search-message').hidden = !isMessage;
    find('[role=status]').textContent = answer && hits.length > 0 ? countText(answer.total) : '';
    list.innerHTML = String(optionsHtml(hits));
    list.hidden = hits.length === 0;
    field.setAttribute('aria-expanded', String(hits.length > 0));
    hasMoved = false;
    activate(hits.length > 0 ? 0 : -1);
    rest.innerHTML = String(
      status === 'error'
        ? errorHtml()
        : !answer
          ? startHtml(memory, version)
          : hits.length > 0
            ? allHtml(asked, answer.total)
            : noResultsHtml(asked, answer, version),
    );
    rest.parentElement?.scrollTo(0, 0);
    if (isEarly) choose();
    isEarly = false;
  }

  /** Without hits, the arrow keys move between the field and the links below it. */
  function moveFocus(step: number): void {
    const links = [...rest.querySelectorAll<HTMLElement>('a')];
    const at = links.findIndex((link) => link === document.activeElement) + step;
    (links[at] ?? (at < 0 ? field : undefined))?.focus();
  }

  function move(step: number): void {
    const {length} = options();
    if (length === 0) return moveFocus(step);
    field.focus();
    hasMoved = true;
    activate((active + step + length) % length);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    isEarly = false;
    const {key, target} = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && target === field) {
      event.preventDefault();
      const isAnswered = state?.status === 'idle' || state?.status === 'error';
      if (isAnswered || hasMoved) choose(event);
      else isEarly = true;
    } else if (key.length === 1 && target !== field && !event.ctrlKey && !event.metaKey && !event.altKey && key !== ' ')
      field.focus();
  }

  /** Removed at once: until it's gone, the field keeps the focus, and a key pressed next would still go to it. */
  function close(): void {
    dialog.close();
    dialog.remove();
  }

  function askFor(asked: string): void {
    field.value = asked;
    field.focus();
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const {ask, favor, forget, cancel} = target.closest<HTMLElement>('button')?.dataset ?? {};
    if (ask !== undefined) askFor(ask);
    else if (cancel !== undefined) close();
    else if (favor ?? forget) {
      if (favor) memory.favor(favor);
      if (forget) memory.forget(forget);
      rest.innerHTML = String(startHtml(memory, version));
      field.focus();
    }
    const link = target.closest('a');
    if (!link) return;
    const url = link.getAttribute('href');
    const hit = [...(state?.answer?.hits ?? []), ...memory.recent()].find((one) => one.url === url);
    if (hit) memory.remember(hit);
    // The browser follows the link after the event.
    if (isPlainClick(event)) setTimeout(close);
  }

  dialog.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('mousedown', ({target}) => {
    if (target === dialog) close();
  });
  list.addEventListener('mousemove', ({target}) => {
    const index = options().findIndex((option) => option.contains(target as Node));
    if (index >= 0 && index !== active) activate(index);
  });
  field.addEventListener('input', () => (isEarly = false));
  dialog.addEventListener('submit', (event) => event.preventDefault());
  dialog.addEventListener('reset', (event) => {
    event.preventDefault();
    askFor('');
  });
  for (const end of ['cancel', 'close']) dialog.addEventListener(end, close);
  dialog.showModal();
  field.value = query;
  field.focus();
  startLiveSearch(field, version, show);
}
