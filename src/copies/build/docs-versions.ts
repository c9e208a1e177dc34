import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {versionLines, findVersion} from '../../config/versions';
import {fill} from '../../kit/core/built-component/built-component';
import {markdownAddress} from '../core/address';
import type {ListWords} from '../core/words';
import type {Copies} from './copies';
import type {PageSection, VersionPages} from './version-files';

type PagesOptions = {readonly origin: string; readonly copies: Copies; readonly words: ListWords};

export type DocsVersion = {
  /** Its address with the base URL: `/docs/manual/latest`. */
  readonly path: string;
  readonly pages: (options: PagesOptions) => VersionPages;
};

/** The manual's versions, with their APIs, then React's; each newest first. */
export function collectDocs(plugins: readonly LoadedPlugin[]): readonly DocsVersion[] {
  const versionsOf = (id: string): readonly LoadedVersion[] => {
    const plugin = plugins.find(
      ({name, options}) => name === 'docusaurus-plugin-content-docs' && (options.id ?? 'default') === id,
    );
    return (plugin?.content as LoadedContent | undefined)?.loadedVersions ?? [];
  };
  const api = versionsOf('api');
  return (['default', 'react'] as const).flatMap((line) =>
    versionsOf(line).map((version): DocsVersion => {
      const ownApi = line === 'default' ? api.find(({versionName}) => versionName === version.versionName) : undefined;
      return {path: version.path, pages: (options) => pagesOf(line, version, ownApi, options)};
    }),
  );
}

function pagesOf(
  line: 'default' | 'react',
  version: LoadedVersion,
  api: LoadedVersion | undefined,
  {origin, copies, words}: PagesOptions,
): VersionPages {
  const label = findVersion(versionLines[line], version.versionName)?.label ?? version.label;
  const withCopies = ({title, docs}: DocSection): PageSection => ({
    title,
    pages: docs.flatMap(({permalink, title: name, description}) => {
      const page = permalink.replace(/\/$/, '');
      const copy = copies.get(page);
      return copy
        ? [{title: name, description: description.trim(), address: origin + markdownAddress(page), copy}]
        : [];
    }),
  });
  return {
    title: fill(line === 'react' ? words.react : words.manual, {version: label}),
    root: origin + version.path,
    sections: categorySections(version).map(withCopies),
    // The first section is about all libraries.
    api: api
      ? sidebarSections(api).map((section, index) =>
          withCopies(index === 0 ? section : {...section, title: fill(words.api, {library: section.title})}),
        )
      : [],
  };
}

/** The pages in a sidebar category. */
type DocSection = {readonly title: string; readonly docs: readonly DocMetadata[]};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * One section for each top-level category. A page that appears several times is listed at its first place. Pages
 * outside of categories don't have a section.
 */
export function categorySections({sidebars, docs}: LoadedVersion): readonly DocSection[] {
  const seen = new Set<string>();
  return Object.values(sidebars)
    .flat()
    .flatMap((item) => (item.type === 'category' ? [{title: item.label, docs: unseen(idsOf(item), docs, seen)}] : []));
}

/** One section for each sidebar, named after its first page. The API's libraries are organized this way. */
export function sidebarSections({sidebars, docs}: LoadedVersion): readonly DocSection[] {
  const seen = new Set<string>();
  return Object.values(sidebars).flatMap((items) => {
    const own = unseen(items.flatMap(idsOf), docs, seen);
    return own[0] ? [{title: own[0].title, docs: own}] : [];
  });
}

/** Ignores items that only refer to pages of a different sidebar. */
function idsOf(item: SidebarItem): readonly string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

function unseen(ids: readonly string[], docs: readonly DocMetadata[], seen: Set<string>): readonly DocMetadata[] {
  return ids.flatMap((id) => {
    const doc = docs.find((other) => other.id === id);
    if (!doc || seen.has(id)) return [];
    seen.add(id);
    return [doc];
  });
}
