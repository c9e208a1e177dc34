import {createIndex, type ApiIndex} from '../model/api-index';
import {compareModels, type ApiHistory} from '../model/compare';
import type {ApiModel, ApiModule, SourcePosition, ApiItem} from '../model/model';
import {findSuccessors, type Successors} from '../model/successors';
import {createPlaces, type Places} from './places';
import type {Html} from '../../../kit/core/html';
import type {ApiLabels} from './labels';

/** A version's API with the URLs of its pages. */
export type Edition = {
  readonly model: ApiModel;
  readonly index: ApiIndex;
  readonly places: Places;
  /** The version's name for readers: `v11`. */
  readonly name: string;
  /** The URL of a place in the version's API: path (empty for the overview) and anchor. */
  readonly address: (path: string, anchor?: string) => string;
  /** The URL of a place in the package's source code; undefined if it isn't known. */
  readonly sourceAddress: (position: SourcePosition, module: ApiModule) => string | undefined;
};

/** A code block of a comment. `version` is the one the comment comes from. */
export type CodeBlockRenderer = (code: {
  readonly language: string;
  readonly source: string;
  readonly version: string;
}) => Html;

/** Data shared by the pages of all versions. */
export type Library = {
  /** Newest first. */
  readonly editions: readonly Edition[];
  readonly history: ApiHistory;
  readonly successors: Successors;
  readonly codeBlock: CodeBlockRenderer;
  readonly labels: ApiLabels;
};

/** A comment and the version it comes from. */
export type FoundDocs = {readonly docs: string; readonly edition: Edition};

/** A page's content, before the site's layout is added. */
export type ApiPage = {
  /** Trusted static HTML: any text from a package is escaped. */
  readonly html: string;
  /** The headings of the second level, in order. */
  readonly toc: readonly TocEntry[];
};

export type TocEntry = {readonly anchor: string; readonly name: string};

export type LibraryOptions = Pick<Library, 'codeBlock' | 'labels'> & {
  /** Newest first. */
  readonly models: readonly ApiModel[];
  /** A version's name for readers: `v11`. */
  readonly versionName: (version: string) => string;
  /** The URL of a place in a version's API, with the site's base path. */
  readonly address: (version: string, path: string, anchor?: string) => string;
  readonly sourceAddress: (version: string, position: SourcePosition, module: ApiModule) => string | undefined;
};

/** Combines the models of all versions into the data pages are generated from. Throws if there are no models. */
export function createLibrary({models, versionName, address, sourceAddress, ...shared}: LibraryOptions): Library {
  const editions = models.map((model): Edition => {
    const index = createIndex(model);
    const own = (path: string, anchor?: string): string => address(model.version, path, anchor);
    return {
      model,
      index,
      places: createPlaces(model, index, own),
      name: versionName(model.version),
      address: own,
      sourceAddress: (position, module) => sourceAddress(model.version, position, module),
    };
  });
  const [newest] = editions;
  if (!newest) throw new Error('No version has an API model, so there are no pages to generate.');
  return {
    editions,
    history: compareModels(models),
    successors: findSuccessors(newest.model, newest.index),
    ...shared,
  };
}

/** The edition of a version. Throws a readable error if there isn't one. */
export function editionOf({editions}: Pick<Library, 'editions'>, version: string): Edition {
  const edition = editions.find(({model}) => model.version === version);
  if (!edition) throw new Error(`Not found index data for version: ${version}`);
  return edition;
}

/**
 * The comment of an item, or of the module if no item is given. Falls back to the nearest later version in which it's
 * the same.
 */
export function findDocs(
  {editions}: Pick<Library, 'editions'>,
  edition: Edition,
  module: ApiModule,
  item?: ApiItem,
): FoundDocs | undefined {
  const isSame = ({kind, name, expanded}: ApiItem): boolean =>
    kind === item?.kind && name === item.name && expanded === item.expanded;
  const {docs: own} = item ?? module;
  if (own !== '') return {docs: own, edition};
  for (const later of editions.slice(0, editions.indexOf(edition)).toReversed()) {
    const same = later.model.modules.find(({id}) => id === module.id);
    const docs = (item ? same?.items.find(isSame) : same)?.docs;
    if (docs) return {docs, edition: later};
  }
  return undefined;
}
