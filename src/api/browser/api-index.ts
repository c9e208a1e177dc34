/**
 * The index at the top of an API module: every item with its type, grouped by kind, with a filter by name or type. It
 * is generated from the items on the page, so it adds nothing to the HTML:
 *
 *     <form data-api-index data-count="{count} of {total}"><input type="search"><p role="status"></p><div></div></form>
 *
 * The arrow keys move through the visible items, and Enter opens the first one. The URL keeps what was typed.
 */
import {isComposing} from '../../kit/browser/composing';
import {findByType, readTypeQuery, readValueType} from '../core/by-type/find-by-type';
import type {FunctionTerm} from '../core/by-type/parse-type';
import {COUNT} from '../../lists/core/attributes';
import {arrowStep, fillFromAddress, keepQuery, tellCounts} from '../../lists/browser/list-filter';

type IndexedItem = {
  readonly kind: string;
  readonly anchor: string;
  readonly name: string;
  /** On one line, without the name. */
  readonly signature: string;
  /** Of a function. */
  readonly type: FunctionTerm | undefined;
};

/** Per letter, so that of two values of a type, the one with the shorter name is first. */
const LENGTH_HANDICAP = 0.01;

function readItems(root: ParentNode): readonly IndexedItem[] {
  return [...root.querySelectorAll<HTMLElement>('.items > section')].flatMap((section): IndexedItem[] => {
    const heading = section.querySelector('h2');
    const lines = section.querySelector('pre')?.textContent ?? '';
    const code = lines
      .replace(/([({])\s+/g, '$1')
      .replace(/,?\s+([)}])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    const signature = /^(?:let|external) [^:]+: (.+)$/.exec(code)?.[1] ?? code.replace(/^\w+ \S+ ?(?:= ?)?/, '');
    if (!heading) return [];
    return [
      {
        kind: (section.querySelector('.facts')?.textContent ?? '').split(' · ')[0] ?? '',
        anchor: heading.id,
        name: heading.textContent,
        signature,
        type: readValueType(signature),
      },
    ];
  });
}

/**
 * The items that match a query: by type, best first, if the query is a type; otherwise those whose names contain all
 * its words.
 */
function filterItems(items: readonly IndexedItem[], query: string): readonly IndexedItem[] {
  const asked = readTypeQuery(query);
  if (asked) {
    const typed = items.flatMap((item) =>
      item.type ? [{item, type: item.type, handicap: LENGTH_HANDICAP * item.name.length}] : [],
    );
    return findByType(asked, typed).flatMap((at) => typed[at]?.item ?? []);
  }
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const named = items.filter(({name}) => words.every((word) => name.toLowerCase().includes(word)));
  const starts = ({name}: IndexedItem): boolean => words[0] !== undefined && name.toLowerCase().startsWith(words[0]);
  return named.toSorted((a, b) => Number(starts(b)) - Number(starts(a)));
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function rowOf({anchor, name, signature}: IndexedItem): HTMLElement {
  const row = element('li');
  const link = element('a', name);
  link.href = `#${anchor}`;
  row.append(link, ' ', element('code', signature));
  return row;
}

function show(form: HTMLElement, items: readonly IndexedItem[], query: string): void {
  const found = filterItems(items, query);
  const groups = [...new Set(found.map(({kind}) => kind))].flatMap((kind) => {
    const list = element('ul');
    list.append(...found.filter((item) => item.kind === kind).map(rowOf));
    return [element('p', kind), list];
  });
  form.querySelector('div')?.replaceChildren(...groups);
  const status = form.querySelector('[role=status]');
  const counts = {shown: found.length, total: items.length};
  if (status) status.textContent = query.trim() === '' ? '' : tellCounts(form.getAttribute(COUNT) ?? '', counts);
}

function onKey(form: HTMLElement, event: KeyboardEvent): void {
  const links = [...form.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  if (event.key === 'Enter' && at < 0 && !isComposing(event)) {
    event.preventDefault();
    links[0]?.click();
  }
  const step = arrowStep(event);
  if (step === 0 || (at < 0 && step < 0)) return;
  event.preventDefault();
  (links[at + step] ?? (step < 0 ? form.querySelector('input') : undefined))?.focus();
}

/** Call once per page. */
export function startApiIndex(root: Document): void {
  const form = root.querySelector<HTMLElement>('form[data-api-index]');
  const field = form?.querySelector('input');
  if (!form || !field || form.querySelector('ul')) return;
  const items = readItems(root);
  fillFromAddress(field);
  show(form, items, field.value);
  field.addEventListener('input', () => {
    show(form, items, field.value);
    keepQuery(field);
  });
  form.addEventListener('keydown', (event) => onKey(form, event));
}
