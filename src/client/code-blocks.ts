/**
 * Makes code blocks copy, and the reader's choice of a tab hold for all blocks and pages. Framework-free,
 * by delegation on the document, so it does not matter when blocks appear; without it, tabs still switch.
 * `src/lib/code-block/render.ts` draws the markup that is read here.
 */
import {groupOf, TAB_KEYS, type TabGroup} from '../lib/code-block/tabs';
import {announce} from './announce';
import {copyFor} from './copy-button';

/** How long a copy button says that it has copied, milliseconds. */
const COPIED_FOR = 3000;

/** What the reader chose on this visit, also where storage is forbidden. */
const chosen = new Map<TabGroup, string>();

/** Starts listening. Call once for a document. */
export function startCodeBlocks(document: Document): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('.code > .copy') : null;
    if (button) void copy(button);
  });
  document.addEventListener('change', (event) => {
    const {target} = event;
    if (target instanceof HTMLInputElement && target.closest('.code > .tabs')) choose(target);
  });
}

/** Selects the tabs that the reader chose before in the blocks that are there now. Call after each navigation. */
export function applyChoices(document: Document): void {
  for (const group of Object.keys(TAB_KEYS) as TabGroup[]) {
    const value = chosen.get(group) ?? storedChoice(group);
    if (value !== undefined) select(document, value);
  }
}

/** The code of the pane that is shown. */
export function shownCode(block: Element): string {
  const inputs = [...block.querySelectorAll<HTMLInputElement>('.tabs input')];
  const index = Math.max(0, inputs.findIndex((input) => input.checked));
  return block.querySelectorAll(':scope > pre:not(.msg)')[index]?.textContent ?? '';
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const {parentElement: block} = button;
  if (!block) return;
  await copyFor(button, () => navigator.clipboard.writeText(shownCode(block)), {
    shownFor: COPIED_FOR,
    show() {
      const label = button.textContent ?? '';
      button.textContent = button.dataset.done ?? label;
      announce(button.textContent); // A disabled button is not read.
      return () => (button.textContent = label);
    },
  });
}

/** Remembers a choice and makes it everywhere, without moving what the reader looks at. */
function choose(input: HTMLInputElement): void {
  const group = groupOf(input.value);
  if (!group) return;
  const before = input.getBoundingClientRect().top;
  chosen.set(group, input.value);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().setItem(TAB_KEYS[group].storage, input.value);
    } catch {
      // Storage is full or forbidden: the choice lasts for this visit.
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

/** A choice of this visit, such as one in an address, wins over one of an earlier visit. */
function storedChoice(group: TabGroup): string | undefined {
  try {
    const {storage} = TAB_KEYS[group];
    return sessionStorage.getItem(storage) ?? localStorage.getItem(storage) ?? undefined;
  } catch {
    return undefined;
  }
}

if (typeof document !== 'undefined') startCodeBlocks(document);

/** Docusaurus calls this after every navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  applyChoices(document);
}
