/** Turns plugin-content-docs' routes into API page routes, with a different component and one module per page. */
import path from 'node:path';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {docuHash} from '@docusaurus/utils';
import type {ApiPage} from '../core/docs/library';

/** Module ids are aliases for the page's component and for the folder `createData` writes to. */
const COMPONENT = '@site/src/api/ui/ApiPage.tsx';

/** Makes the module a route loads: its id, for the absolute path of a stub and the function that makes its content. */
export type MakeModule = (stub: string, content: () => Promise<string>) => Promise<string> | string;

export type PageSource = {
  readonly siteDir: string;
  /** The page of a stub, by its absolute path, and where it's shown. Rejects if the path isn't a stub. */
  readonly page: (stub: string, permalink: string) => Promise<ApiPage>;
  readonly makeModule: MakeModule;
};

/** Production: writes each page to a JSON file. */
export const dataPage =
  ({createData}: Pick<PluginContentLoadedActions, 'createData'>): MakeModule =>
  async (stub, content) =>
    dataModule(await createData(`api-${docuHash(stub)}.json`, await content()));

/**
 * `addRoute` and the other actions, with API pages instead of docs pages. Wait for `done` before contentLoaded returns.
 */
export function apiRoutes(
  content: LoadedContent,
  actions: PluginContentLoadedActions,
  source: PageSource,
): {actions: PluginContentLoadedActions; done: () => Promise<void>} {
  const docs = new Map(content.loadedVersions.flatMap((version) => version.docs).map((doc) => [doc.source, doc]));
  const pending: Promise<void>[] = [];
  const transform = async (route: RouteConfig): Promise<RouteConfig> => {
    if (route.routes) return {...route, routes: await Promise.all(route.routes.map(transform))};
    const stub = route.modules?.content;
    const doc = typeof stub === 'string' ? docs.get(stub) : undefined;
    if (!doc || typeof stub !== 'string') return route;
    const file = stub.replace('@site', source.siteDir);
    const page = await source.makeModule(file, async () => {
      const {html, toc} = await source.page(file, doc.permalink);
      return JSON.stringify({html, toc: toc.map(({anchor, name}) => [anchor, name]), metadata: pageMetadata(doc)});
    });
    return {...route, component: COMPONENT, modules: {page}};
  };
  return {
    actions: {
      ...actions,
      addRoute: (route) => void pending.push(transform(route).then(actions.addRoute)),
    },
    done: async () => void (await Promise.all(pending)),
  };
}

/** A module id that the bundler resolves from anywhere. */
function dataModule(file: string): string {
  const [, below = file] = file.split(`${path.sep}docusaurus-plugin-content-docs${path.sep}`);
  return `~docs/${below.replaceAll(path.sep, '/')}`;
}

/** The part of a page's metadata that the theme reads. */
function pageMetadata(doc: DocMetadata): Partial<DocMetadata> {
  const {source: _source, sourceDirName: _folder, slug: _slug, draft: _draft, ...rest} = doc;
  return {...rest, frontMatter: {}};
}
