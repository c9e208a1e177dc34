import type {ComponentHtml} from '../../../kit/build/built-components';
import {fill, type LabelSet, type Words} from '../../../kit/core/built-component/built-component';
import {html, join, type Html, type HtmlValue} from '../../../kit/core/html';

/** The labels of the list "What changed on this page". */
export const PAGE_CHANGES_LABELS = {
  title: {
    message: 'What changed on this page since {before}',
    description: 'Summary of a closed list at the end of a manual page; before is a version such as v11',
  },
  added: {
    message: 'New names in the examples:',
    description: 'Item of that list, followed by names of the standard library',
  },
  replaced: {
    message: 'Removed or deprecated names that {before} used here:',
    description: 'Item of that list, followed by names of the standard library, some with an arrow and a new name',
  },
  onlyNow: {
    message: "Examples that don't compile in {before}:",
    description: 'Item of that list, followed by links to sections of the page',
  },
  onlyBefore: {
    message: "Examples of {before} that don't compile anymore:",
    description: 'Item of that list, followed by links to sections of the page of version {before}',
  },
  top: {message: 'beginning of the page', description: 'Name of the part of a page before its first heading'},
} as const satisfies LabelSet;

export type Link = {readonly text: string; readonly address: string};

export type PageChanges = {
  /** For readers: `v11`. */
  readonly before: string;
  readonly added: readonly Link[];
  readonly replaced: readonly {readonly before: string; readonly now?: Link}[];
  /** A section without a text is the beginning of the page. */
  readonly onlyNow: readonly Link[];
  /** Sections of the page of the version before. */
  readonly onlyBefore: readonly Link[];
};

/** The changes as static HTML, in a closed `<details>`; empty if nothing changed. */
export function renderPageChanges(changes: PageChanges, words: Words<typeof PAGE_CHANGES_LABELS>): ComponentHtml {
  const {before, added, replaced, onlyNow, onlyBefore} = changes;
  const code = (name: string): Html => html`<code>${name}</code>`;
  const link = ({address}: Link, content: Html | string): Html => html`<a href="${address}">${content}</a>`;
  const section = (place: Link): Html => link(place, place.text || words.top);
  const name = (place: Link): Html => link(place, code(place.text));
  const item = (label: string, parts: readonly Html[]): HtmlValue =>
    parts.length > 0 && html`<li>${fill(label, {before})} ${join(parts, ', ')}</li>`;
  const items = [
    item(words.added, added.map(name)),
    item(
      words.replaced,
      replaced.map(({before: old, now}) => html`${code(old)}${now && html` → ${name(now)}`}`),
    ),
    item(words.onlyNow, onlyNow.map(section)),
    item(words.onlyBefore, onlyBefore.map(section)),
  ].filter(Boolean);
  if (items.length === 0) return {html: ''};
  const title = fill(words.title, {before});
  return {html: html`<details class="page-changes"><summary>${title}</summary><ul>${items}</ul></details>`};
}
