/**
 * plugin-content-docs for a site of several instances:
 *  - every version is a top-level route, so that two instances can share `/docs/manual/{version}` and a
 *    path with an unknown version reaches the 404 page instead of an empty one;
 *  - each page knows its twins in the other versions and its canonical address, so the client needs no
 *    list of all pages: what a page loads does not grow with the number of pages.
 */
import docsPlugin from '@docusaurus/plugin-content-docs';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {successors} from '../../config/redirects';
import {type versionLines} from '../../config/versions';
import {findTwin, type TwinPage} from '../../lib/routes/twins';
import type {DocTwin, TwinMetadata} from '../../lib/routes/doc-twins';
import type {DocsPluginOptions} from './options';

export {validateOptions} from './options';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function* sidebarDocs(items: readonly SidebarItem[], category?: string): Generator<[string, string | undefined]> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') yield [item.id, category];
    if (item.type === 'category') yield* sidebarDocs(item.items, category ?? item.label);
  }
}

type VersionPages = {
  readonly version: LoadedVersion;
  readonly pages: readonly (TwinPage & {readonly doc: DocMetadata})[];
};

const slugOf = (version: LoadedVersion, doc: DocMetadata): string => doc.permalink.slice(version.path.length + 1);

function versionPages(version: LoadedVersion): VersionPages {
  const byId = new Map(version.docs.map((doc) => [doc.id, doc]));
  const ordered = new Map<DocMetadata, string | undefined>();
  for (const items of Object.values(version.sidebars)) {
    for (const [id, category] of sidebarDocs(items)) {
      const doc = byId.get(id);
      if (doc && !ordered.has(doc)) ordered.set(doc, category);
    }
  }
  for (const doc of version.docs) if (!ordered.has(doc)) ordered.set(doc, undefined);
  return {
    version,
    pages: [...ordered].map(([doc, category]) => ({doc, category, title: doc.title, slug: slugOf(version, doc)})),
  };
}

/** Gives every page its twins and its canonical address (design: the latest twin; itself where there is none). */
function addTwins(content: LoadedContent, instance: keyof typeof versionLines | undefined, latestName: string): void {
  const all = content.loadedVersions.map(versionPages);
  const moved = successors[instance ?? ''] ?? {};
  for (const own of all) {
    for (const page of own.pages) {
      const twins: DocTwin[] = [];
      let canonical: string | undefined;
      for (const {version, pages} of all) {
        const twin = version === own.version ? undefined : findTwin(page, pages, moved);
        if (!twin) continue;
        const to = `${version.path}/${twin.slug}`;
        const title = pages.find(({slug}) => slug === twin.slug)?.title ?? twin.slug;
        const isSame = twin.kind === 'same' || (twin.kind === 'successor' && title === page.title);
        if (version.versionName === latestName && isSame) canonical = to;
        if (twin.kind !== 'same') twins.push({version: version.versionName, to: to + twin.anchor, title});
      }
      const metadata: TwinMetadata = {twins, ...(canonical && {canonical})};
      Object.assign(page.doc, metadata);
    }
  }
}

/** Creates the plugin; options are those of plugin-content-docs and {@link DocsPluginOptions}. */
export default async function docs(context: LoadContext, {activePath, ...options}: DocsPluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      addTwins(content, options.id as keyof typeof versionLines, options.lastVersion ?? 'current');
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(root: RouteConfig) {
            for (const version of root.routes ?? []) {
              actions.addRoute({...root, path: version.path, routes: [withoutPageList(version)]});
            }
          },
          setGlobalData(data) {
            const {path, versions, ...rest} = data as {path: string; versions: readonly object[]};
            actions.setGlobalData({
              ...rest,
              path: path + (activePath ?? ''),
              versions: versions.map((version) => ({...version, docs: [], draftIds: []})),
            });
          },
        },
      });
    },
  };
}

/** A version route without the list of all its pages (id, title and description), which only doc cards use. */
function withoutPageList(route: RouteConfig): RouteConfig {
  const version = route.props?.version;
  return version ? {...route, props: {...route.props, version: {...version, docs: {}}}} : route;
}
