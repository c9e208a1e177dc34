import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {PageGroup} from '../../lib/routes/page-index';
import {versionLines} from '../../config/versions';

/** The versions whose pages are listed, with what the list calls them. */
const GROUPS: readonly {readonly instance: string; readonly version: string; readonly name: string}[] = [
  {instance: 'default', version: versionLines.default.latest.id, name: `Language manual, ${versionLines.default.latest.name}`},
  {instance: 'default', version: 'current', name: `Language manual, ${versionLines.default.next.name}`},
  {instance: 'react', version: versionLines.react.latest.id, name: 'React'},
  {instance: 'community', version: 'current', name: 'Community'},
];

/** Adds the page /search: all pages of the latest and the next version by title, with a filter. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      const groups = GROUPS.flatMap(({instance, version, name}): PageGroup[] => {
        const loaded = (docs[instance] as LoadedContent | undefined)?.loadedVersions.find(({versionName}) => versionName === version);
        const pages = loaded?.docs.map(({title, description, permalink}) => ({title, description, to: permalink}));
        return pages ? [{name, pages: pages.sort((a, b) => a.title.localeCompare(b.title))}] : [];
      });
      actions.addRoute({
        path: '/search',
        component: '@site/src/features/search/SearchPage.tsx',
        exact: true,
        modules: {groups: await actions.createData('groups.json', groups)},
      });
    },
  };
}
