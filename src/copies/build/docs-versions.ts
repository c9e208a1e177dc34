import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {versionLines, findVersion} from '../../config/versions';
import {fill} from '../../kit/core/built-component/built-component';
import {markdownAddress} from '../core/address';
import type {ListWords} from '../core/words';
import type {Copies} from './make-copies';
import {categorySections, sidebarSections, type DocSection} from './sections';
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
