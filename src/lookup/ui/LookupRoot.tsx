import type {ReactNode} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import NotFound from '@theme/NotFound';

/** Lookup pages share one branch of the routes, and an unknown entry shows the 404 page. */
export default function LookupRoot({route}: {readonly route: RouteConfig}): ReactNode {
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  return matchRoutes(routes, pathname).length > 0 ? renderRoutes(routes) : <NotFound />;
}
