import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UNTRANSLATED} from '../../../kit/core/untranslated';
import type {IndexedPage, PageGroup} from '../../core/page-index';
import {DEFAULT_LOCALE} from '../../../config/languages';
import {versionLines} from '../../../config/versions';
import {isTranslation, sharedBase} from '../../../kit/build/translation-build';

const {default: manual, react} = versionLines;

/** The versions whose pages are listed, by Docusaurus' names. */
const GROUPS: readonly (Omit<PageGroup, 'pages'> & {readonly instance: string; readonly versionName: string})[] = [
  {instance: 'default', versionName: manual.latest.id, section: 'manual', version: manual.latest.name},
  {instance: 'default', versionName: 'current', section: 'manual', version: manual.next.name},
  {instance: 'react', versionName: react.latest.id, section: 'react'},
  {instance: 'community', versionName: 'current', section: 'community'},
  {instance: 'errors', versionName: 'current', section: 'errors'},
];

/** Adds the page /search: all pages of the latest and the next version by title, with a filter. */
export default function pageIndex(context: LoadContext): Plugin {
  const {baseUrl, i18n} = context;
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      const groups = GROUPS.flatMap(({instance, versionName, ...group}): PageGroup[] => {
        const loaded = (docs[instance] as LoadedContent | undefined)?.loadedVersions.find(
          (version) => version.versionName === versionName,
        );
        const pages = loaded?.docs.map(({title, description, permalink, source}): IndexedPage => {
          const isOwn = i18n.currentLocale === DEFAULT_LOCALE || isTranslation(source.replace(/^@site\//, ''));
          const english = {to: sharedBase(context) + permalink.slice(baseUrl.length), language: UNTRANSLATED};
          return {title, description, ...(isOwn ? {to: permalink} : english)};
        });
        return pages ? [{...group, pages: pages.sort((a, b) => a.title.localeCompare(b.title))}] : [];
      });
      actions.addRoute({
        path: `${baseUrl}search`,
        component: '@site/src/search/ui/SearchPage.tsx',
        exact: true,
        modules: {groups: await actions.createData('groups.json', groups)},
      });
    },
  };
}
