import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ErrorPage} from '../core/explain';
import {ERRORS_FOLDER, readErrorPages} from './read';

/** Publishes slug, title, and messages of every error page as `@generated/error-pages/default/pages.json`. */
export default function errorPages({siteDir}: LoadContext): Plugin<readonly ErrorPage[]> {
  return {
    name: 'error-pages',
    getPathsToWatch: () => [path.join(siteDir, ERRORS_FOLDER, '*.mdx')],
    loadContent: async () =>
      (await readErrorPages(siteDir)).map(({slug, title, messages}) => ({slug, title, messages})),
    async contentLoaded({content, actions}) {
      await actions.createData('pages.json', content);
    },
  };
}
