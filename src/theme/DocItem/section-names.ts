import {translate} from '@docusaurus/Translate';
import type {CrumbNames} from '@site/src/kit/core/crumbs';

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
