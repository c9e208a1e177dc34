import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDoc, useDocsData, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import {breadcrumbs, type CrumbNames} from '@site/src/lib/routes/crumbs';

function names(): CrumbNames {
  return {
    docs: translate({id: 'site.crumb.docs', message: 'Docs', description: 'Breadcrumb'}),
    manual: translate({id: 'site.crumb.manual', message: 'Language Manual', description: 'Breadcrumb'}),
    api: translate({id: 'site.crumb.api', message: 'API', description: 'Breadcrumb'}),
    react: translate({id: 'site.crumb.react', message: 'rescript-react', description: 'Breadcrumb: name of the React binding'}),
    community: translate({id: 'site.crumb.community', message: 'Community', description: 'Breadcrumb'}),
  };
}

/** The breadcrumbs of the page that is shown. */
export default function PageBreadcrumbs(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const {path, versions} = useDocsData(pluginId);
  const root = versions.find(({name}) => name === metadata.version)?.path ?? path;
  const parents = (useSidebarBreadcrumbs() ?? []).flatMap(({label, href}) => (href === undefined ? [] : [{name: label, href}]));
  const page = {instance: pluginId, root, permalink: metadata.permalink, title: metadata.title, parents};
  return <Breadcrumbs crumbs={breadcrumbs(page, names())} />;
}
