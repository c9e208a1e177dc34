/**
 * plugin-content-docs for a site of several instances:
 *  - every version is a top-level route, so two instances share `/docs/manual/{version}`, and an unknown version is a
 *    404;
 *  - each page knows its counterparts in other versions and its canonical address, so no page loads a list of all
 *    pages;
 *  - a translation has only translated pages, which know which sections of their sources have changed;
 *  - the CLI's `docs:version` cuts the whole version.
 */
import docsPlugin, {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {DocMetadata, LoadedContent, LoadedVersion, Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin, RouteConfig} from '@docusaurus/types';
import {DEFAULT_LOCALE} from '../../../config/languages';
import {successors} from '../../../hosting/core/redirects';
import {type versionLines} from '../../../config/versions';
import {findCounterpart, type CounterpartPage} from '../../core/routes/counterparts';
import type {DocCounterpart, CounterpartMetadata} from '../../../kit/core/doc-counterparts';
import {lastCommit} from '../../../kit/build/commit-dates';
import {UNTRANSLATED} from '../../../kit/core/untranslated';
import {staleMetadata} from '../../../languages/build/drift';
import {isTranslation, isTranslationBuild, translatedRoutes} from '../../../kit/build/translation-build';
import {versionCommands} from './version-command';

export type ExtraOptions = {
  /**
   * matchPath() pattern, after the base path, of this instance's pages; needed where two instances share a base path.
   * The API's is `/:version/api`.
   */
  readonly activePath?: string;
};

export type DocsPluginOptions = PluginOptions & ExtraOptions;

/** Validates the options of plugin-content-docs and passes ours on. Throws what plugin-content-docs throws. */
docs.validateOptions = function validateOptions({
  options: {activePath, ...options},
  validate,
}: OptionValidationContext<Options & ExtraOptions, PluginOptions>): DocsPluginOptions {
  if (activePath !== undefined && !activePath.startsWith('/')) {
    throw new Error(
      `The docs option activePath is "${activePath}", but it must start with a slash, such as /:version/api.`,
    );
  }
  const valid = validateDocsOptions({options, validate} as Parameters<typeof validateDocsOptions>[0]);
  return activePath === undefined ? valid : {...valid, activePath};
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

function* sidebarDocs(items: readonly SidebarItem[], category?: string): Generator<[string, string | undefined]> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') yield [item.id, category];
    if (item.type === 'category') yield* sidebarDocs(item.items, category ?? item.label);
  }
}

type VersionPages = {
  readonly version: LoadedVersion;
  readonly pages: readonly (CounterpartPage & {readonly doc: DocMetadata})[];
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

const isTranslated = ({source}: DocMetadata): boolean => isTranslation(source.replace(/^@site\//, ''));

/**
 * Gives pages their counterparts and canonical address: the latest counterpart, or themselves. A translated page is its
 * own if its latest counterpart isn't translated.
 */
export function addCounterparts(
  content: Pick<LoadedContent, 'loadedVersions'>,
  instance: keyof typeof versionLines | undefined,
  latestName: string,
): void {
  const all = content.loadedVersions.map(versionPages);
  const moved = successors[instance ?? ''] ?? {};
  for (const own of all) {
    for (const page of own.pages) {
      const counterparts: DocCounterpart[] = [];
      let canonical: string | undefined;
      for (const {version, pages} of all) {
        const counterpart = version === own.version ? undefined : findCounterpart(page, pages, moved);
        if (!counterpart) continue;
        const to = `${version.path}/${counterpart.slug}`;
        const found = pages.find(({slug}) => slug === counterpart.slug);
        const title = found?.title ?? counterpart.slug;
        const isSame = counterpart.kind === 'same' || (counterpart.kind === 'successor' && title === page.title);
        const isInLanguage = !isTranslated(page.doc) || (found !== undefined && isTranslated(found.doc));
        if (version.versionName === latestName && isSame && isInLanguage) canonical = to;
        if (counterpart.kind !== 'same')
          counterparts.push({version: version.versionName, to: to + counterpart.anchor, title});
      }
      const metadata: CounterpartMetadata = {counterparts, ...(canonical && {canonical})};
      Object.assign(page.doc, metadata);
    }
  }
}

/**
 * Gives every page that has a source the time of its last commit. The plugin's own option fails outside a Git
 * repository.
 */
function addCommitDates(siteDir: string, {loadedVersions}: LoadedContent): void {
  for (const doc of loadedVersions.flatMap(({docs: pages}) => pages))
    doc.lastUpdatedAt = lastCommit(siteDir, doc.source);
}

/** Marks pages shown in English, for links to them in the sidebar and at the end of a page. */
function markUntranslated({loadedVersions}: LoadedContent): void {
  for (const {docs: pages} of loadedVersions) {
    const own = pages.filter((doc) => !isTranslated(doc));
    for (const doc of own) doc.frontMatter = {...doc.frontMatter, sidebar_custom_props: UNTRANSLATED};
    const untranslated = new Set(own.map(({permalink}) => permalink));
    for (const step of pages.flatMap(({previous, next}) => [previous, next]))
      if (step && untranslated.has(step.permalink)) Object.assign(step, UNTRANSLATED);
  }
}

/** Options are those of plugin-content-docs and {@link DocsPluginOptions}. */
export default async function docs(
  context: LoadContext,
  {activePath, ...options}: DocsPluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    extendCli: (cli) => versionCommands(cli, options.id, context.siteDir, plugin.extendCli),
    async contentLoaded({content, actions}) {
      addCommitDates(context.siteDir, content);
      if (context.i18n.currentLocale !== DEFAULT_LOCALE) {
        markUntranslated(content);
        for (const doc of content.loadedVersions.flatMap(({docs: pages}) => pages))
          Object.assign(doc, staleMetadata(context.siteDir, doc.source));
      }
      addCounterparts(content, options.id as keyof typeof versionLines, options.lastVersion ?? 'current');
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(root: RouteConfig) {
            const versions = root.routes ?? [];
            for (const version of isTranslationBuild(context) ? translatedRoutes(versions) : versions) {
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
