/**
 * The page /search: the hits of its field, whose query is in the URL. Without a query the page has all pages by title,
 * and filters them if the search fails.
 *
 *     <form data-search-page data-count="{count} result in {version}|{count} results in {version}">
 *       <input name="q"><p role="status"></p><ul hidden></ul><button type="button" hidden>…</button>
 *     </form>
 *     <section data-titles><ul><li>…
 */
import {fillHtml, html} from '../../kit/core/html';
import {MANUAL_VERSIONS} from '../../kit/core/attributes';
import {startLiveSearch, type SearchState} from './live-search';
import {dialogTexts, errorTexts, noResultsTexts, RESULT_COUNT} from './texts';
import {rowHtml} from './dialog/view';

const QUERY = 'q';

/** The form of a counted sentence: Docusaurus has those of a language in this order, separated by |. */
function plural(forms: string, count: number): string {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const categories = order.filter((name) => rules.resolvedOptions().pluralCategories.some((own) => own === name));
  const texts = forms.split('|');
  return texts[Math.min(categories.indexOf(rules.select(count)), texts.length - 1)] ?? '';
}

/** Shows the pages whose title or description has all words. */
function filterTitles(query: string): void {
  const words = query.toLowerCase().split(/\s+/);
  for (const section of document.querySelectorAll<HTMLElement>('[data-titles]')) {
    const items = [...section.querySelectorAll('li')];
    for (const item of items) item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word));
    section.hidden = items.every(({hidden}) => hidden);
  }
}

/** @param name of the version */
function statusOf({status, query, answer, isMessage}: SearchState, form: HTMLElement, name: string): string {
  const error = errorTexts();
  if (status === 'error') return String(html`<strong>${error.title}</strong> ${error.help}`);
  if (!answer) return '';
  if (answer.total === 0) return String(html`${noResultsTexts().title} "${query}"`);
  const count = fillHtml(plural(form.getAttribute(RESULT_COUNT) ?? '', answer.total), {
    count: answer.total,
    version: name,
  });
  return String(
    html`${isMessage && html`<strong class="search-message">${dialogTexts().isMessage}</strong> `}${count}`,
  );
}

/** Starts the page's field with the query in the URL. @param version the id of the manual version to search */
export function startSearchPage(form: HTMLFormElement, version: string): void {
  const [field, status, list, button] = ['input', '[role=status]', 'ul', 'button'].map((selector) =>
    form.querySelector<HTMLElement>(selector),
  );
  if (!(field instanceof HTMLInputElement) || !status || !list || !button) return;
  field.value = new URLSearchParams(window.location.search).get(QUERY) ?? field.value;
  const versions = document.querySelector(`[${MANUAL_VERSIONS}]`)?.getAttribute(MANUAL_VERSIONS) ?? '{}';
  const names = Object.entries(
    JSON.parse(versions) as Readonly<Record<string, readonly [segment: string, id: string]>>,
  );
  const name = names.find(([, [, id]]) => id === version)?.[0] ?? version;
  const more = startLiveSearch(field, version, (state) => {
    if (state.status === 'loading' || state.status === 'stalled') return;
    const hits = state.answer?.hits ?? [];
    status.innerHTML = statusOf(state, form, name);
    list.innerHTML = String(
      html`${hits.map((hit) => html`<li><a class="search-hit" href="${hit.url}">${rowHtml(hit)}</a></li>`)}`,
    );
    list.hidden = hits.length === 0;
    button.hidden = hits.length >= (state.answer?.total ?? 0);
    const isListed = state.status === 'error' || !state.answer;
    for (const part of document.querySelectorAll<HTMLElement>('[data-intro], [data-titles]')) part.hidden = !isListed;
    if (isListed) filterTitles(state.query);
  });
  button.addEventListener('click', more);
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', () => {
    const address = new URL(window.location.href);
    if (field.value === '') address.searchParams.delete(QUERY);
    else address.searchParams.set(QUERY, field.value);
    window.history.replaceState(window.history.state, '', address);
  });
}
