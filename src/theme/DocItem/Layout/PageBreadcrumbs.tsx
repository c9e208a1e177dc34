import type {ReactNode} from 'react';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import {usePageCrumbs} from '../use-page-crumbs';

/** The current page's breadcrumbs. */
export default function PageBreadcrumbs(): ReactNode {
  return <Breadcrumbs crumbs={usePageCrumbs()} />;
}
