import {fill, type BuiltBlock, type Words} from '../../../kit/core/built-component/built-component';
import {html, join, type Html, type HtmlValue} from '../../../kit/core/html';
import type {PAGE_CHANGES_LABELS} from './labels';

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
  readonly otherOutput: {readonly count: number; readonly all: number};
};

/** The changes as static HTML, in a closed `<details>`; empty if nothing changed. */
export function renderPageChanges(changes: PageChanges, words: Words<typeof PAGE_CHANGES_LABELS>): BuiltBlock {
  const {before, added, replaced, onlyNow, onlyBefore, otherOutput} = changes;
  const {count, all} = otherOutput;
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
    count === 0 ? '' : html`<li>${fill(words.otherOutput, {before, count: String(count), all: String(all)})}</li>`,
  ].filter(Boolean);
  const links = [...added, ...replaced.flatMap(({now}) => now ?? []), ...onlyNow, ...onlyBefore];
  return {
    anchors: [],
    links: links.map(({address}) => address),
    html:
      items.length === 0
        ? ''
        : String(
            html`<details class="page-changes"><summary>${fill(words.title, {before})}</summary><ul>${items}</ul></details>`,
          ),
  };
}
