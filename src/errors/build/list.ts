/** `<ErrorList />`: a field for a message, and all pages in the sidebar's order. */
import type {Words} from '../../kit/core/built-component/built-component';
import {errorCategories} from '../core/error-categories';
import {ERROR_LIST_LABELS} from '../core/labels';
import {renderErrorList, type ErrorGroup} from '../core/render';
import type {BuiltComponent} from '../../kit/build/built-components';
import {readErrorPages} from './read';

export const errorList: BuiltComponent = {
  name: 'ErrorList',
  labels: ERROR_LIST_LABELS,
  async render({siteDir, root}, words: Words<typeof ERROR_LIST_LABELS>) {
    const pages = new Map((await readErrorPages(siteDir)).map((page) => [page.slug, page]));
    const groups = errorCategories.map(({label, items}): ErrorGroup => ({
      title: label,
      pages: items.flatMap((slug) => pages.get(slug) ?? []),
    }));
    return renderErrorList(groups, root, words);
  },
};
