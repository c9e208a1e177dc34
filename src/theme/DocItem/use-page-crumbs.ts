import {useDoc, useDocsData, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {breadcrumbs, type Crumb} from '@site/src/kit/core/crumbs';
import {sectionNames} from './section-names';
import {usePageName} from './use-page-name';

/** The path to the current page. */
export function usePageCrumbs(): Crumb[] {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const {path, versions} = useDocsData(pluginId);
  const root = versions.find(({name}) => name === metadata.version)?.path ?? path;
  const parents = (useSidebarBreadcrumbs() ?? []).flatMap(({label, href}) =>
    href === undefined ? [] : [{name: label, href}],
  );
  return breadcrumbs(
    {instance: pluginId, root, permalink: metadata.permalink, title: usePageName(), parents},
    sectionNames(),
  );
}
