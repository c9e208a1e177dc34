import {fill, type BuiltBlock, type Words, type LabelSet} from '../../kit/core/built-component/built-component';
import {html, join, trusted, type Html} from '../../kit/core/html';
import type {TextLanguage} from '../../kit/core/untranslated';
import {GROUP, NAME, WORDS} from '../../lists/core/attributes';
import {LOOKUP_KINDS, type LookupEntry, type LookupKind} from './entry';

export type LookupWords = Words<typeof LOOKUP_LABELS>;

type ListedEntry = {
  readonly entry: LookupEntry;
  /** Lines that show the syntax, as trusted highlighted HTML. */
  readonly sample: string;
  /** If it's in English on a page of another language. */
  readonly language?: TextLanguage;
};

export type LookupList = BuiltBlock & {readonly kinds: readonly {readonly value: LookupKind; readonly label: string}[]};

/**
 * All entries as static HTML, by kind, in the order given. `src/lists/browser/list-form.ts` narrows the list by the
 * items' data attributes. The items have the entries' ids, which former addresses (`/syntax-lookup#pipe`) name.
 * @param root address of the lookup, without a slash at its end
 */
export function renderLookupList(listed: readonly ListedEntry[], words: LookupWords, root: string): LookupList {
  const groups = LOOKUP_KINDS.map((kind) => ({kind, own: listed.filter(({entry}) => entry.kind === kind)}));
  return {
    html: String(
      join(groups.filter(({own}) => own.length > 0).map(({kind, own}) => renderGroup(kind, own, words, root))),
    ),
    anchors: listed.map(({entry}) => entry.id),
    links: listed.map(({entry}) => `${root}/${entry.id}`),
    kinds: LOOKUP_KINDS.map((kind) => ({value: kind, label: words[kind]})),
  };
}

function renderGroup(kind: LookupKind, listed: readonly ListedEntry[], words: LookupWords, root: string): Html {
  const items = listed.map((item) => renderItem(item, words, root));
  return html`<section ${GROUP} aria-labelledby="kind-${kind}"><h2 id="kind-${kind}">${words[kind]}</h2><ul role="list">${items}</ul></section>`;
}

function renderItem({entry, sample, language}: ListedEntry, words: LookupWords, root: string): Html {
  const {id, syntax, title, summary, kind, keywords, deprecated} = entry;
  const name = html`<code>${syntax}</code>`;
  const badge = deprecated ? html` <em>${fill(words.deprecated, {version: deprecated.since})}</em>` : '';
  return join([
    html`<li id="${id}" data-item data-kind="${kind}" ${NAME}="${syntax}" ${WORDS}="${[title, ...keywords].join(' ').toLowerCase()}">`,
    html`<a href="${`${root}/${id}`}">${deprecated ? html`<s>${name}</s>` : name} ${inLanguage(title, language)}</a>${badge}`,
    html`<p>${language ? inLanguage(summary, language) : summary}</p><pre><code class="tokens">${trusted(sample)}</code></pre></li>`,
  ]);
}

function inLanguage(text: string, language?: TextLanguage): Html {
  return language
    ? html`<span lang="${language.lang ?? ''}" dir="${language.dir ?? ''}">${text}</span>`
    : html`<span>${text}</span>`;
}

export const LOOKUP_LABELS = {
  decorator: {message: 'Decorators', description: 'Kind of syntax: @as, @module'},
  operator: {message: 'Operators', description: 'Kind of syntax: ->, +'},
  construct: {message: 'Language constructs', description: 'Kind of syntax: switch, let'},
  function: {message: 'Built-in functions', description: 'Kind of syntax: ignore'},
  extension: {message: 'Extension points', description: 'Kind of syntax: %raw, %todo'},
  value: {message: 'Special values', description: 'Kind of syntax: __LINE__'},
  deprecated: {message: 'outdated since {version}', description: 'On the card of an entry; version is v12'},
} as const satisfies LabelSet;
