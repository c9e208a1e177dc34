/**
 * Filters a long list as the reader types into `<input data-filter="id of the list">`; its items have `data-item`. The
 * URL keeps what was typed. For lists with more filters, see `list-form.ts`.
 */
import {isComposing} from '../../kit/browser/composing';
import {idOfHash} from '../../kit/browser/hash';
import {COUNT} from '../core/attributes';
import {readChoices, writeChoices, type ListChoices, type ListField} from '../core/list-address';

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

/** Keeps the reader's choices in the query of the page's URL. */
export function keepInAddress(fields: readonly ListField[], choices: ListChoices): void {
  const {pathname, search, hash} = window.location;
  const next = writeChoices(search, fields, choices);
  if (next !== search) window.history.replaceState(window.history.state, '', pathname + next + hash);
}

const QUERY: readonly ListField[] = [{name: 'q'}];

/** Fills the only field of a filter from the URL, unless the reader has typed something already. */
export function fillFromAddress(field: HTMLInputElement): void {
  if (field.value === '') field.value = readChoices(window.location.search, QUERY).q ?? '';
  else keepQuery(field);
}

/** Keeps what is in the only field of a filter in the URL. */
export function keepQuery({value}: HTMLInputElement): void {
  keepInAddress(QUERY, {q: value});
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
  if (!(target instanceof HTMLInputElement) || !target.dataset.filter) return;
  apply(target);
  keepQuery(target);
}

/** Following a link to a filtered-out item clears the filter. */
function showTarget(): void {
  const target = document.getElementById(idOfHash(location.hash));
  if (!target?.closest('[data-item][hidden]')) return;
  for (const input of fields()) {
    input.value = '';
    apply(input);
    keepQuery(input);
  }
  target.scrollIntoView();
}

/** Starts listening, and filters by what has been typed already or is in the URL. Call for each page. */
export function startListFilter(): void {
  document.addEventListener('input', onInput);
  addEventListener('hashchange', showTarget);
  for (const input of fields()) {
    fillFromAddress(input);
    if (input.value !== '') apply(input);
  }
  showTarget();
}
