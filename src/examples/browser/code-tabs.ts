/**
 * Applies the reader's choice of tab to all code blocks on all pages. The markup is from
 * `src/examples/core/block/render.ts`.
 */
import {groupOf, TAB_KEYS, type TabGroup} from '../core/block/tabs';
import {on} from '../../kit/browser/on';
import {readStored, store} from '../../kit/browser/stored';

/** Choices that couldn't be stored. */
const chosen = new Map<TabGroup, string>();

/** Starts listening. Call once per document. */
export function startCodeTabs(): void {
  on('change', '.code > .tabs input', choose);
}

/** Selects the tabs chosen earlier. Call after each navigation. */
export function applyChoices(document: Document): void {
  for (const group of Object.keys(TAB_KEYS) as TabGroup[]) {
    const value = chosen.get(group) ?? storedChoice(group);
    if (value !== undefined) select(document, value);
  }
}

/** Keeps what the reader is looking at in its place. */
function choose(input: HTMLInputElement): void {
  const group = groupOf(input.value);
  if (!group) return;
  const before = input.getBoundingClientRect().top;
  chosen.delete(group);
  for (const storage of [undefined, () => sessionStorage])
    if (!store(TAB_KEYS[group][0], input.value, storage)) chosen.set(group, input.value);
  select(input.ownerDocument, input.value);
  const moved = input.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function select(document: Document, value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.code > .tabs input')) {
    if (input.value === value) input.checked = true;
  }
}

/** A choice made during this visit, such as one in the URL, overrides a stored one. */
function storedChoice(group: TabGroup): string | undefined {
  const [key] = TAB_KEYS[group];
  return readStored(key, () => sessionStorage) ?? readStored(key);
}
