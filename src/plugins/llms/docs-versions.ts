/** The versions of the docs instances, as the lists need them. */
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {versionLines, findVersion} from '../../config/versions';
import {fill} from '../../lib/built-component/built-component';
import {twinAddress} from '../../lib/markdown-twin/address';
import type {ListWords} from '../../lib/markdown-twin/words';
import type {Twins} from './make-twins';
import {categorySections, sidebarSections, type DocSection} from './sections';
import type {PageSection, VersionPages} from './version-files';

type PagesOptions = {readonly origin: string; readonly twins: Twins; readonly words: ListWords};

export type DocsVersion = {
  /** Its address with the base URL: `/docs/manual/latest`. */
  readonly path: string;
  readonly pages: (options: PagesOptions) => VersionPages;
};

/** The versions of the manual, with their APIs, and of React, in the order of their lines: newest first. */
export function collectDocs(plugins: readonly LoadedPlugin[]): readonly DocsVersion[] {
  const versionsOf = (id: string): readonly LoadedVersion[] => {
    const plugin = plugins.find(({name, options}) => name === 'docusaurus-plugin-content-docs' && (options.id ?? 'default') === id);
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

function pagesOf(line: 'default' | 'react', version: LoadedVersion, api: LoadedVersion | undefined, {origin, twins, words}: PagesOptions): VersionPages {
  const label = findVersion(versionLines[line], version.versionName)?.label ?? version.label;
  const withTwins = ({title, docs}: DocSection): PageSection => ({
    title,
    pages: docs.flatMap((doc) => {
      const page = doc.permalink.replace(/\/$/, '');
      const twin = twins.get(page);
      return twin ? [{title: doc.title, description: descriptionOf(doc), address: origin + twinAddress(page), twin}] : [];
    }),
  });
  return {
    title: fill(line === 'react' ? words.react : words.manual, {version: label}),
    root: origin + version.path,
    sections: categorySections(version).map(withTwins),
    // The first section is about all libraries.
    api: api ? sidebarSections(api).map((section, index) => withTwins(index === 0 ? section : {...section, title: fill(words.api, {library: section.title})})) : [],
  };
}

function descriptionOf({description}: DocMetadata): string {
  return description.trim();
}
