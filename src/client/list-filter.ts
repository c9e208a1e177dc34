/**
 * Narrows a long list as the reader types. Framework-free, by delegation on the document: the field is
 * `<input data-filter="id of the list">`, items have `data-item` and are found by their text, so that a
 * section stays while something in it is found.
 */

/** Shows the items of a list that have all words of a query, in any order and case. Returns how many there are and how many are shown. */
export function filterList(list: ParentNode, query: string): {readonly shown: number; readonly total: number} {
  const words = query.toLowerCase().split(/\s+/);
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  for (const item of items) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
  return {shown: items.filter((item) => !item.hidden).length, total: items.length};
}

function apply(input: HTMLInputElement): void {
  const list = document.getElementById(input.dataset.filter ?? '');
  if (!list) return;
  const counts = filterList(list, input.value);
  const status = input.parentElement?.querySelector('[role=status]');
  const told = (input.dataset.count ?? '').replace('{count}', String(counts.shown)).replace('{total}', String(counts.total));
  if (status) status.textContent = input.value.trim() === '' ? '' : told;
}

/** A link to an item that is filtered away brings the whole list back. */
function showTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[data-item][hidden]')) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
    input.value = '';
    apply(input);
  }
  target.scrollIntoView();
}

/** Starts listening. Call once for a document. */
export function startListFilter(): void {
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement && target.dataset.filter) apply(target);
  });
  addEventListener('hashchange', showTarget);
}

if (typeof document !== 'undefined') startListFilter();
