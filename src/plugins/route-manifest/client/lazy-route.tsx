/** The client's side of the split manifest: a docs version as a stub that fills itself before it is rendered. */
import type {ComponentType, ReactNode} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import names from '@generated/routesChunkNames';

type Part = {
  readonly names: object;
  readonly registry: object;
  readonly route: (creator: typeof ComponentCreator) => RouteConfig;
};

type Preloadable = ComponentType & {preload?: () => Promise<unknown>};

const componentOf = (route: RouteConfig): Preloadable => route.component as Preloadable;

/**
 * A route that stands for all routes of a docs version. `preload`, which Docusaurus calls before it renders
 * a path, loads the version's part, becomes the real route, and preloads what the path needs of it.
 */
export function lazyRoute(path: string, load: () => Promise<Part>): RouteConfig {
  let loading: Promise<void> | undefined;
  const Pending: Preloadable = (): ReactNode => null;
  const stub: RouteConfig = {path, component: Pending};
  const fill = (part: Part): void => {
    Object.assign(names, part.names);
    Object.assign(registry, part.registry);
    Object.assign(stub, part.route(ComponentCreator));
  };
  Pending.preload = async () => {
    loading ??= load().then(fill);
    await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const wanted = decodeURI(window.location.pathname);
    await Promise.all(matchRoutes([stub], wanted).map(async ({route}) => componentOf(route).preload?.()));
  };
  return stub;
}
