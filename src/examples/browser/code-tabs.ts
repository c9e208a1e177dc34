/**
 * Applies the reader's choice of tab to all code blocks on all pages. The markup is from
 * `src/examples/core/block/render.ts`.
 */
import {groupOf, TAB_KEYS, type TabGroup} from '../core/block/tabs';
import {on} from '../../kit/browser/on';
import {onStoredElsewhere, readStored, store} from '../../kit/browser/stored';

/** Choices that couldn't be stored. */
const chosen = new Map<TabGroup, string>();

/** Starts listening, to other pages too: the newest choice is the reader's. Call once per document. */
export function startCodeTabs(): void {
  on('change', '.code > .tabs input', choose);
  on('beforematch', '.code > pre', showFound);
  for (const [key] of Object.values(TAB_KEYS))
    onStoredElsewhere(key, (value) => {
      remember(value, [() => sessionStorage]);
      select(document, value);
    });
}

/** Selects the tabs chosen earlier. Call after each navigation. */
export function applyChoices(document: Document): void {
  for (const group of Object.keys(TAB_KEYS) as TabGroup[]) {
    const value = chosen.get(group) ?? storedChoice(group);
    if (value !== undefined) select(document, value);
  }
  hidePanes(document);
}

/** Keeps what the reader is looking at in its place. */
function choose(input: HTMLInputElement): void {
  const before = input.getBoundingClientRect().top;
  remember(input.value, [undefined, () => sessionStorage]);
  select(input.ownerDocument, input.value);
  const moved = input.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function remember(value: string, storages: readonly ((() => Storage) | undefined)[]): void {
  const group = groupOf(value);
  if (!group) return;
  chosen.delete(group);
  for (const storage of storages) if (!store(TAB_KEYS[group][0], value, storage)) chosen.set(group, value);
}

function select(document: Document, value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.code > .tabs input')) {
    if (input.value === value) input.checked = true;
  }
  hidePanes(document);
}

const tabsOf = (block: Element): HTMLInputElement[] => [...block.querySelectorAll<HTMLInputElement>('.tabs input')];

const panesOf = (block: Element): HTMLElement[] => [...block.querySelectorAll<HTMLElement>(':scope > pre:not(.msg)')];

/** Lets the browser's search find text in the panes that aren't shown. */
function hidePanes(document: Document): void {
  for (const block of document.querySelectorAll('.code:has(> .tabs)')) {
    const tabs = tabsOf(block);
    const both = tabs.some(({value, checked}) => value === 'both' && checked);
    panesOf(block).forEach((pane, index) => {
      const shown = both ? index < 2 : tabs[index]?.checked;
      if (shown) pane.removeAttribute('hidden');
      else pane.setAttribute('hidden', 'until-found');
      pane.tabIndex = shown ? 0 : -1;
    });
  }
}

/** Opens the tab of a pane in which the browser has found something, but not that of other blocks. */
function showFound(pane: Element): void {
  const block = pane.parentElement;
  const tab = block && tabsOf(block)[panesOf(block).indexOf(pane as HTMLElement)];
  if (tab) tab.checked = true;
  hidePanes(pane.ownerDocument);
}

/** A choice made during this visit, such as one in the URL, overrides a stored one. */
function storedChoice(group: TabGroup): string | undefined {
  const [key] = TAB_KEYS[group];
  return readStored(key, () => sessionStorage) ?? readStored(key);
}
