/** `<ErrorList />`: a field for a message, and all pages in the sidebar's order. */
import type {BuiltComponent, ComponentHtml} from '../../kit/build/built-components';
import type {LabelSet, Words} from '../../kit/core/built-component/built-component';
import {html, join} from '../../kit/core/html';
import {FOUND, NONE, SIMILAR} from '../core/finder-attributes';
import {readErrorCategories} from './read';

const LABELS = {
  field: {
    message: 'Paste a message of the compiler',
    description: 'Name of the field that finds the explanation of an error',
  },
  find: {message: 'Find', description: 'Button that opens the explanation of the error in the field'},
  found: {message: 'This message is explained in:', description: 'Announced before a link to a page'},
  similar: {message: 'These pages may help:', description: 'Announced before links to pages'},
  none: {
    message: 'No page explains this message yet. Look for its words in the list, or search the site.',
    description: 'Announced when no page was found',
  },
} as const satisfies LabelSet;

export const errorList = {
  name: 'ErrorList',
  labels: LABELS,
  async render({siteDir, root}, words: Words<typeof LABELS>) {
    return renderErrorList(await readErrorCategories(siteDir), root, words);
  },
} satisfies BuiltComponent;

type ErrorGroup = {
  readonly label: string;
  readonly pages: readonly {readonly slug: string; readonly label: string; readonly title: string}[];
};

/**
 * A field for a message, answered by `src/errors/browser`, and all pages.
 * @param root address of the pages, without a slash at the end
 */
export function renderErrorList(
  groups: readonly ErrorGroup[],
  root: string,
  words: Words<typeof LABELS>,
): ComponentHtml {
  const lists = groups.map(({label: category, pages}) => {
    const items = pages.map(
      ({slug, label, title}) => html`<li><a href="${root}/${slug}">${label}</a> <span>${title}</span></li>`,
    );
    return html`<h2 id="${category.toLowerCase().replace(/\W+/g, '-')}">${category}</h2><ul class="errors">${items}</ul>`;
  });
  return {
    html: join([
      html`<form class="error-finder" role="search" action="${root}" ${FOUND}="${words.found}" ${SIMILAR}="${words.similar}" ${NONE}="${words.none}">`,
      html`<label>${words.field}<textarea name="message" rows="4" autocomplete="off" spellcheck="false"></textarea></label>`,
      html`<button class="button">${words.find}</button><div role="status"></div></form>`,
      ...lists,
    ]),
  };
}
