import type {ReactNode} from 'react';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import {usePageCrumbs} from '../use-page-crumbs';

/** The breadcrumbs of the page that is shown. */
export default function PageBreadcrumbs(): ReactNode {
  return <Breadcrumbs crumbs={usePageCrumbs()} />;
}
