import type {ReactNode} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import NotFound from '@theme/NotFound';
import './lookup.css';

/** What all pages of the lookup share: they are one part of the routes, and an unknown entry is a page not found. */
export default function LookupRoot({route}: {readonly route: RouteConfig}): ReactNode {
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  return matchRoutes(routes, pathname).length > 0 ? renderRoutes(routes) : <NotFound />;
}
