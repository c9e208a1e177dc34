/**
 * Filters a long list as the reader types into `<input data-filter="id of the list">`; its items have `data-item`. For
 * lists with more filters, see `list-form.ts`.
 */
import {isComposing} from '../../kit/browser/composing';
import {idOfHash} from '../../kit/browser/hash';
import {COUNT} from '../core/attributes';

type ListCounts = {readonly shown: number; readonly total: number};

/** Shows the items whose text contains all words of a query, in any order and case. */
export function filterList(list: ParentNode, query: string): ListCounts {
  const words = query.toLowerCase().split(/\s+/);
  return showItems(list, (item) => {
    const text = item.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Shows the matching items of a list. */
export function showItems(list: ParentNode, fits: (item: HTMLElement) => boolean): ListCounts {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  for (const item of items) item.hidden = !fits(item);
  return {shown: items.filter((item) => !item.hidden).length, total: items.length};
}

/** Fills a template such as `{count} of {total}` with the counts. */
export function tellCounts(template: string, {shown, total}: ListCounts): string {
  return template.replace('{count}', String(shown)).replace('{total}', String(total));
}

/** 1 for the arrow key down, -1 for the one up, 0 for other keys, with a modifier and in an input method. */
export function arrowStep(event: KeyboardEvent): -1 | 0 | 1 {
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (isComposing(event) || altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

function apply(input: HTMLInputElement): void {
  const list = document.getElementById(input.dataset.filter ?? '');
  if (!list) return;
  const counts = filterList(list, input.value);
  const status = input.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = input.value.trim() === '' ? '' : tellCounts(input.getAttribute(COUNT) ?? '', counts);
}

const fields = (): NodeListOf<HTMLInputElement> => document.querySelectorAll('input[data-filter]');

function onInput({target}: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.filter) apply(target);
}

/** Following a link to a filtered-out item clears the filter. */
function showTarget(): void {
  const target = document.getElementById(idOfHash(location.hash));
  if (!target?.closest('[data-item][hidden]')) return;
  for (const input of fields()) {
    input.value = '';
    apply(input);
  }
  target.scrollIntoView();
}

/** Starts listening, and filters by what has been typed already. Call for each page. */
export function startListFilter(): void {
  document.addEventListener('input', onInput);
  addEventListener('hashchange', showTarget);
  for (const input of fields()) if (input.value !== '') apply(input);
}
