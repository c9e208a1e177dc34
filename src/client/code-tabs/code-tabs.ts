/**
 * Applies the reader's choice of tab to all code blocks on all pages. Without it, tabs still switch. The markup comes
 * from `src/lib/code-block/render.ts`.
 */
import {groupOf, TAB_KEYS, type TabGroup} from '../../lib/code-block/tabs';

/** The reader's choices when storage is blocked. */
const chosen = new Map<TabGroup, string>();

/** Starts listening. Call once per document. */
export function startCodeTabs(document: Document): void {
  document.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.closest('.code > .tabs')) choose(target);
  });
}

/** Selects the tabs the reader chose earlier in the page's code blocks. Call after each navigation. */
export function applyChoices(document: Document): void {
  for (const group of Object.keys(TAB_KEYS) as TabGroup[]) {
    const value = chosen.get(group) ?? storedChoice(group);
    if (value !== undefined) select(document, value);
  }
}

/** Remembers a choice and applies it to every code block, without moving what the reader is looking at. */
function choose(input: HTMLInputElement): void {
  const group = groupOf(input.value);
  if (!group) return;
  const before = input.getBoundingClientRect().top;
  chosen.delete(group);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().setItem(TAB_KEYS[group].storage, input.value);
    } catch {
      // Storage is full or blocked, so the choice only lasts for this page.
      chosen.set(group, input.value);
    }
  }
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
  try {
    const {storage} = TAB_KEYS[group];
    return sessionStorage.getItem(storage) ?? localStorage.getItem(storage) ?? undefined;
  } catch {
    return undefined;
  }
}
