import {fill, type BuiltBlock, type Words} from '../built-component/built-component';
import {escapeHtml} from '../syntax/html';
import {LOOKUP_KINDS, type LookupEntry, type LookupKind} from './entry';
import type {LOOKUP_LABELS} from './labels';

export type LookupWords = Words<typeof LOOKUP_LABELS>;

/** An entry in the list. */
export type ListedEntry = {
  readonly entry: LookupEntry;
  /** The lines that show the syntax, as trusted highlighted HTML. */
  readonly sample: string;
};

/** All entries, and the labels of their kinds. */
export type LookupList = BuiltBlock & {readonly kinds: readonly {readonly value: LookupKind; readonly label: string}[]};

/**
 * All entries as static HTML, by kind, in the order given. `src/client/lists/list-form.ts` narrows it: every item carries what it is
 * found by. Ids are those of the entries, which former addresses (`/syntax-lookup#pipe`) name.
 * @param root address of the lookup, without a slash at its end
 */
export function renderLookupList(listed: readonly ListedEntry[], words: LookupWords, root: string): LookupList {
  const groups = LOOKUP_KINDS.map((kind) => ({kind, own: listed.filter(({entry}) => entry.kind === kind)}));
  return {
    html: groups
      .filter(({own}) => own.length > 0)
      .map(({kind, own}) => renderGroup(kind, own, words, root))
      .join(''),
    anchors: listed.map(({entry}) => entry.id),
    links: listed.map(({entry}) => `${root}/${entry.id}`),
    kinds: LOOKUP_KINDS.map((kind) => ({value: kind, label: words[kind]})),
  };
}

function renderGroup(kind: LookupKind, listed: readonly ListedEntry[], words: LookupWords, root: string): string {
  const items = listed.map((item) => renderItem(item, words, root)).join('');
  return `<section data-group aria-labelledby="kind-${kind}"><h2 id="kind-${kind}">${escapeHtml(words[kind])}</h2><ul role="list">${items}</ul></section>`;
}

function renderItem({entry, sample}: ListedEntry, words: LookupWords, root: string): string {
  const {id, syntax, title, summary, kind, keywords, deprecated} = entry;
  const name = `<code>${escapeHtml(syntax)}</code>`;
  const badge = deprecated ? ` <em>${escapeHtml(fill(words.deprecated, {version: deprecated.since}))}</em>` : '';
  return [
    `<li id="${escapeHtml(id)}" data-item data-kind="${kind}" data-name="${escapeHtml(syntax)}" data-words="${escapeHtml([title, ...keywords].join(' ').toLowerCase())}">`,
    `<a href="${escapeHtml(`${root}/${id}`)}">${deprecated ? `<s>${name}</s>` : name} <span>${escapeHtml(title)}</span></a>${badge}`,
    `<p>${escapeHtml(summary)}</p><pre><code class="tokens">${sample}</code></pre></li>`,
  ].join('');
}
