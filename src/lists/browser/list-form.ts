/**
 * The form above a list: typo-tolerant search, filters, a URL that keeps both, and keyboard navigation.
 *
 *     <form data-list="packages" data-count="{count} of {total}">
 *       <input type="search" name="q" data-former="search">
 *       <input type="radio" name="kind" value="official">        only items with data-kind="official"
 *       <input type="checkbox" name="outdated" value="show">     unchecked: hides items with data-outdated
 *       <p role="status"></p>
 *       <a data-search-all href="/search">                    shown when nothing fits, with the query
 *     </form>
 *     <div id="packages"><section data-group><ul><li data-item data-name="sury" data-words="schema" data-kind="…">
 *
 * The arrow keys move through the visible items, and Enter in the field opens the best match.
 */
import {COUNT, FORMER, GROUP, LIST, NAME, NONE, SEARCH_ALL, WORDS} from '../core/attributes';
import {readChoices, type ListChoices, type ListField} from '../core/list-address';
import {scoreAll, type Searchable} from '../core/score';
import {QUERY_LIMIT} from '../../config/search-limits';
import {on} from '../../kit/browser/on';
import {arrowStep, keepInAddress, showItems, tellCounts} from './list-filter';

const SEARCH = 'q';

const controlsOf = (form: Element): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name]'),
];
const itemsOf = (list: Element): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-item]')];
const listOf = (form: HTMLFormElement): HTMLElement | null => document.getElementById(form.getAttribute(LIST) ?? '');
const isChoice = ({type}: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** A form's fields, as the URL stores them. */
function fieldsOf(form: Element): readonly ListField[] {
  const controls = controlsOf(form);
  return [...new Set(controls.map(({name}) => name))].map((name) => {
    const own = controls.filter((control) => control.name === name);
    const former = own[0]?.getAttribute(FORMER);
    return {
      name,
      ...(former != null && {former: former.split(' ')}),
      ...(own.some(isChoice) && {values: own.map(({value}) => value)}),
    };
  });
}

const choicesOf = (form: HTMLFormElement): ListChoices =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;

function fill(form: Element, choices: ListChoices): void {
  for (const control of controlsOf(form)) {
    const value = choices[control.name] ?? '';
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** An unchecked checkbox hides the items that have its data attribute. */
function isChosen(item: HTMLElement, form: Element, choices: ListChoices): boolean {
  return controlsOf(form).every((control) => {
    const own = item.dataset[control.name];
    if (control.type === 'checkbox') return control.checked || own === undefined;
    const wanted = choices[control.name] ?? '';
    return control.type !== 'radio' || wanted === '' || (own ?? '').split(' ').includes(wanted);
  });
}

const searchable = (item: HTMLElement): Searchable => ({
  name: item.getAttribute(NAME) ?? '',
  words: item.getAttribute(WORDS) ?? '',
  text: item.querySelector('p')?.textContent ?? '',
});

/** Shows the matching items, marks the best match, and shows the count. */
function applyForm(form: HTMLFormElement): void {
  const list = listOf(form);
  if (!list) return;
  const choices = choicesOf(form);
  const query = (choices[SEARCH] ?? '').trim();
  const items = itemsOf(list);
  const eligible = items.filter((item) => isChosen(item, form, choices));
  const points = new Map(scoreAll(eligible.map(searchable), query).map((value, index) => [eligible[index], value]));
  const counts = showItems(list, (item) => (points.get(item) ?? 0) > 0);
  for (const group of list.querySelectorAll<HTMLElement>(`[${GROUP}]`))
    group.hidden = !group.querySelector('[data-item]:not([hidden])');
  const most = Math.max(...points.values());
  const best = query === '' || most === 0 ? undefined : eligible.find((item) => points.get(item) === most);
  for (const item of items) item.toggleAttribute('data-best', item === best);
  const status = form.querySelector('[role=status]');
  if (status)
    status.textContent =
      counts.shown === 0 ? (form.getAttribute(NONE) ?? '') : tellCounts(form.getAttribute(COUNT) ?? '', counts);
  handOn(form, counts.shown === 0 ? query : '');
}

/** Offers to search the whole site if the list has no match for a query. */
function handOn(form: HTMLFormElement, query: string): void {
  const link = form.querySelector<HTMLAnchorElement>(`a[${SEARCH_ALL}]`);
  if (!link) return;
  link.hidden = query === '';
  link.search = query === '' ? '' : `?q=${encodeURIComponent(query.slice(0, QUERY_LIMIT))}`;
}

/** From a link to that of the next or previous visible item, or back to the search field. */
export function linkAfter(form: HTMLFormElement, from: Element, step: 1 | -1): HTMLElement | undefined {
  const list = listOf(form);
  const links = list
    ? itemsOf(list).flatMap((item) => (item.hidden ? [] : (item.querySelector<HTMLElement>('a') ?? [])))
    : [];
  const at = links.findIndex((link) => link === from);
  if (at < 0) return step === 1 && form.contains(from) ? links[0] : undefined;
  return (
    links[at + step] ?? (step === -1 ? (form.querySelector<HTMLElement>('input[type=search]') ?? undefined) : undefined)
  );
}

function formAround(target: EventTarget | null): HTMLFormElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return [...document.querySelectorAll<HTMLFormElement>(`form[${LIST}]`)].find(
    (form) => form.contains(target) || listOf(form)?.contains(target),
  );
}

function onKey(event: KeyboardEvent): void {
  const {target} = event;
  const step = arrowStep(event);
  if (step === 0 || event.defaultPrevented) return;
  const form = formAround(target);
  if (!form || !(target instanceof Element) || (target instanceof HTMLInputElement && isChoice(target))) return;
  const next = linkAfter(form, target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

let listening = false;

function listen(): void {
  on('input', `form[${LIST}]`, (form: HTMLFormElement) => {
    applyForm(form);
    keepInAddress(fieldsOf(form), choicesOf(form));
  });
  document.addEventListener('keydown', onKey);
  on('submit', `form[${LIST}]`, (form: HTMLFormElement, event) => {
    event.preventDefault();
    listOf(form)?.querySelector<HTMLElement>('[data-best] a')?.click();
  });
}

/** Fills the page's forms from its URL. Call after each navigation. */
export function startListForms(document: Document): void {
  if (!listening) listen();
  listening = true;
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${LIST}]`)) {
    fill(form, readChoices(window.location.search, fieldsOf(form)));
    applyForm(form);
  }
}
