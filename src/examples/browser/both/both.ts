/**
 * Source and JavaScript together: a third tab "Both" in blocks that have the two, remembered like the other tabs. The
 * head's script marks the document before anything is painted, and `src/examples/ui/code.css` shows both panes then. Lines that
 * belong together are highlighted together.
 */
import {translate} from '@docusaurus/Translate';
import {readStored, store} from '../../../kit/browser/stored';
import {TAB_KEYS} from '../../core/block/tabs';
import {lightLines} from './lines';

export const BOTH = 'both';

const hasBoth = (): boolean => (document.documentElement.dataset.tabs ?? '').split(',').includes(BOTH);

let listening = false;

/**
 * Adds the tab to all blocks of the page with source and JavaScript, and highlights matching lines in the one given.
 */
export function startBoth(block: HTMLElement): void {
  if (!block.querySelector('.tabs [value=res]') || !block.querySelector('.tabs [value=js]')) return;
  for (const tabs of document.querySelectorAll<HTMLElement>('.code > .tabs:has([value=res]):has([value=js])'))
    addTab(tabs);
  if (/^(?:docs|reference)$/.test(document.documentElement.dataset.styles ?? '')) void lightLines(block, hasBoth);
  if (listening) return;
  listening = true;
  document.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.closest('.code > .tabs:has([value=both])')) choose(target);
  });
  // A page from the back/forward cache may be older than the choice.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) show(storedChoice() === BOTH);
  });
}

function addTab(tabs: HTMLElement): void {
  if (tabs.querySelector('[value=both]')) return;
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = tabs.querySelector('input')?.name ?? '';
  input.value = BOTH;
  input.checked = hasBoth();
  const text = translate({
    id: 'examples.both',
    message: 'Both',
    description: 'Tab of a code block that shows ReScript and JavaScript together',
  });
  label.append(input, text);
  tabs.append(label);
}

/** The reading page's own script remembers and applies the other tabs. */
function choose(input: HTMLInputElement): void {
  const before = input.getBoundingClientRect().top;
  if (input.value === BOTH) {
    store(TAB_KEYS.code.storage, BOTH);
    store(TAB_KEYS.code.storage, BOTH, visit);
  }
  show(input.value === BOTH);
  const moved = input.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function show(both: boolean): void {
  const others = (document.documentElement.dataset.tabs ?? '').split(',').filter((tab) => tab !== BOTH && tab !== '');
  document.documentElement.dataset.tabs = [...others, ...(both ? [BOTH] : [])].join();
  if (!both) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('.code > .tabs [value=both]')) input.checked = true;
}

/** Storage that lasts for this visit. */
const visit = (): Storage => sessionStorage;

function storedChoice(): string | undefined {
  const {storage} = TAB_KEYS.code;
  return readStored(storage, visit) ?? readStored(storage);
}
