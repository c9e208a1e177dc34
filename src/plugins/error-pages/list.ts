/** `<ErrorList />`: a field for a message, and all pages in the sidebar's order. */
import type {Words} from '../../lib/built-component/built-component';
import {errorCategories} from '../../data/error-categories';
import {ERROR_LIST_LABELS} from '../../lib/error-pages/labels';
import {renderErrorList, type ErrorGroup} from '../../lib/error-pages/render';
import type {BuiltComponent} from '../built-components';
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
