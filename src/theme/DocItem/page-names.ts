import {translate} from '@docusaurus/Translate';
import {useDoc, useDocsData, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {breadcrumbs, type Crumb, type CrumbNames} from '@site/src/kit/core/crumbs';
import type {ErrorFrontMatter} from '@site/src/manual/core/front-matter/schema';

/** The sections' names in the reader's language, for breadcrumbs and cards. */
export function sectionNames(): CrumbNames {
  return {
    docs: translate({id: 'site.crumb.docs', message: 'Docs', description: 'Breadcrumb'}),
    manual: translate({id: 'site.crumb.manual', message: 'Language Manual', description: 'Breadcrumb'}),
    api: translate({id: 'site.crumb.api', message: 'API', description: 'Breadcrumb'}),
    react: translate({
      id: 'site.crumb.react',
      message: 'rescript-react',
      description: 'Breadcrumb: name of the React binding',
    }),
    community: translate({id: 'site.crumb.community', message: 'Community', description: 'Breadcrumb'}),
    errors: translate({id: 'site.crumb.errors', message: 'Errors', description: 'Breadcrumb'}),
  };
}

/**
 * The page's heading: its title, except on a page about an error, whose title is the compiler's message and whose name
 * in the sidebar explains it. A warning's title has its number and explains it.
 */
export function usePageName(): string {
  const {metadata, frontMatter} = useDoc();
  const {messages, sidebar_label: label} = frontMatter as Partial<ErrorFrontMatter>;
  return messages && label !== undefined && !/^\d/.test(label) ? label : metadata.title;
}

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
