/** All pages of a version's API, in the order of its sidebars. */
import {compareNames, isPublicModule, type ApiLibrary} from '../model/model';
import {changesPage, debugPage, DEBUG_PAGE, overviewPage} from './version-pages';
import type {ApiPage, Edition, Library} from './library';
import {moduleDescription, modulePage} from './module-page';

export type PageEntry = {
  /** The path relative to the version's API; empty for the overview. */
  readonly slug: string;
  readonly title: string;
  /** Its label in the sidebar. */
  readonly label: string;
  readonly description: string;
  /** The library whose sidebar includes it; undefined for pages about all libraries. */
  readonly library: ApiLibrary | undefined;
  /** The slug of its parent page in the sidebar; undefined at the top level. */
  readonly parent: string | undefined;
  readonly render: () => ApiPage;
};

export function pagesOf(library: Library, edition: Edition): readonly PageEntry[] {
  const modules = edition.model.modules.filter(isPublicModule);
  const slugOf = (id: string | undefined): string | undefined => modules.find((module) => module.id === id)?.slug;
  const pages = modules.map((module) => ({
    slug: module.slug,
    title: module.id,
    label: module.name,
    description: moduleDescription(library, edition, module),
    library: module.library,
    parent: slugOf(module.parent),
    render: () => modulePage(library, edition, module),
  }));
  return [
    {
      slug: '',
      title: 'API',
      label: 'Introduction',
      description: `The libraries included with ReScript ${edition.name}, with every type and function.`,
      library: undefined,
      parent: undefined,
      render: () => overviewPage(library, edition),
    },
    {
      slug: 'changes',
      title: `What changed in the API of ${edition.name}`,
      label: 'Changes',
      description: `New, removed, and changed types and functions of the libraries of ReScript ${edition.name}.`,
      library: undefined,
      parent: undefined,
      render: () => changesPage(library, edition),
    },
    ...pages.toSorted((a, b) => compareNames(a.title, b.title)),
    {
      slug: DEBUG_PAGE.slug,
      title: DEBUG_PAGE.name,
      label: 'Debug',
      description: `${DEBUG_PAGE.name} is no longer part of ReScript. See what to use instead.`,
      library: 'belt',
      parent: 'belt',
      render: () => debugPage(edition),
    },
  ];
}
