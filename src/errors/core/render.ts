import {type BuiltBlock, type Words} from '../../kit/core/built-component/built-component';
import {fillHtml, html, join} from '../../kit/core/html';
import type {ErrorPage} from './explain';
import {FOUND, NONE, SIMILAR} from './finder-attributes';
import type {COMPILER_MESSAGES_LABELS, ERROR_LIST_LABELS} from './labels';

export type VersionMessage = {
  /** For readers: `v12`. */
  readonly version: string;
  readonly kind: 'error' | 'warning' | 'none';
  /** Without headline, position and excerpt. */
  readonly text: string;
  /** The page about it, if it isn't the one being rendered. */
  readonly other?: ErrorPage;
};

/**
 * Versions that say the same together, in the order of the first.
 * @param root address of the pages, without a slash at the end
 */
export function renderMessages(
  messages: readonly VersionMessage[],
  root: string,
  words: Words<typeof COMPILER_MESSAGES_LABELS>,
): BuiltBlock {
  const links: string[] = [];
  const blocks = messages.filter(isFirst).map(({kind, text, other}) => {
    const same = messages.filter((message) => message.kind === kind && message.text === text);
    const versions = same.map(({version}) => version).join(', ');
    if (kind === 'none') return html`<p>${fillHtml(words.accepts, {versions})}</p>`;
    const block = html`<pre class="msg ${kind}" tabindex="0">${text}</pre>`;
    if (!other) return html`<figure class="code"><figcaption>${versions}</figcaption>${block}</figure>`;
    links.push(`${root}/${other.slug}`);
    const page = html`<a href="${root}/${other.slug}">${other.title}</a>`;
    return html`<p>${fillHtml(words.other, {versions, page})}</p><figure class="code"><figcaption>${versions}</figcaption>${block}</figure>`;
  });
  return {html: String(html`<div class="messages">${blocks}</div>`), anchors: [], links};
}

function isFirst({kind, text}: VersionMessage, index: number, all: readonly VersionMessage[]): boolean {
  return all.findIndex((message) => message.kind === kind && message.text === text) === index;
}

export type ErrorGroup = {
  readonly title: string;
  readonly pages: readonly {readonly slug: string; readonly label: string; readonly title: string}[];
};

/**
 * A field for a message, answered by `src/errors/browser`, and all pages.
 * @param root address of the pages, without a slash at the end
 */
export function renderErrorList(
  groups: readonly ErrorGroup[],
  root: string,
  words: Words<typeof ERROR_LIST_LABELS>,
): BuiltBlock {
  const lists = groups.map(({title, pages}) => {
    const items = pages.map(
      ({slug, label: name, title: message}) =>
        html`<li><a href="${root}/${slug}">${name}</a> <span>${message}</span></li>`,
    );
    return html`<h2 id="${idOf(title)}">${title}</h2><ul class="errors">${items}</ul>`;
  });
  return {
    anchors: groups.map(({title}) => idOf(title)),
    links: groups.flatMap(({pages}) => pages.map(({slug}) => `${root}/${slug}`)),
    html: String(
      join([
        html`<form class="error-finder" role="search" action="${root}" ${FOUND}="${words.found}" ${SIMILAR}="${words.similar}" ${NONE}="${words.none}">`,
        html`<label>${words.field}<textarea name="message" rows="4" autocomplete="off" spellcheck="false"></textarea></label>`,
        html`<button class="button">${words.find}</button><div role="status"></div></form>`,
        ...lists,
      ]),
    ),
  };
}

const idOf = (title: string): string => title.toLowerCase().replace(/\W+/g, '-');
