/** Everything that pages of one version's API are made with. */
import type {ApiIndex} from '../api-model/api-index';
import type {ApiHistory} from '../api-model/compare';
import type {ApiItem, ApiModel, ApiModule, SourcePosition} from '../api-model/model';
import type {Successors} from '../api-model/successors';
import type {ApiLabels} from './labels';
import type {DocsSyntax} from './parse';
import type {Places} from './places';

/** A version's API with the addresses of its pages. */
export type Edition = {
  readonly model: ApiModel;
  readonly index: ApiIndex;
  readonly places: Places;
  readonly syntax: DocsSyntax;
  /** What readers call the version: `v11`. */
  readonly name: string;
  /** The address of a place below the version's API: path (empty for the overview) and anchor. */
  readonly address: (path: string, anchor?: string) => string;
  /** The address of a place in the package's sources; undefined where it is not known. */
  readonly sourceAddress: (position: SourcePosition, module: ApiModule) => string | undefined;
};

/** A code block of a comment, as HTML. `version` is the one whose comment it stands in. */
export type CodeBlockRenderer = (code: {readonly language: string; readonly source: string; readonly version: string}) => string;

/** What pages of all versions share. */
export type Library = {
  /** Newest first. */
  readonly editions: readonly Edition[];
  readonly history: ApiHistory;
  readonly successors: Successors;
  readonly codeBlock: CodeBlockRenderer;
  readonly labels: ApiLabels;
};

/** A comment with the version it is from. */
export type FoundDocs = {readonly docs: string; readonly edition: Edition};

/** A page, before it is dressed by the site. */
export type ApiPage = {
  /** Static HTML, trusted: nothing in it is unescaped text of a package. */
  readonly html: string;
  /** The headings of the second level, in order. */
  readonly toc: readonly TocEntry[];
};

export type TocEntry = {readonly anchor: string; readonly name: string};

/** The edition of a version. Throws with a sentence when there is none. */
export function editionOf({editions}: Pick<Library, 'editions'>, version: string): Edition {
  const edition = editions.find(({model}) => model.version === version);
  if (!edition) throw new Error(`Not found index data for version: ${version}`);
  return edition;
}

/** The module of a version. Throws the specification's sentences when the version or the module has no data. */
export function moduleOf({editions}: Pick<Library, 'editions'>, version: string, id: string): ApiModule {
  const edition = editions.find(({model}) => model.version === version);
  if (!edition) throw new Error(`Not found data for ${id} version ${version}`);
  const module = edition.model.modules.find((other) => other.id === id);
  if (!module) throw new Error(`Not found index data for module: ${id}`);
  return module;
}

/** The comment of an item, or of a module when no item is given: its own, or that of the next later version in which it is the same. */
export function findDocs({editions}: Pick<Library, 'editions'>, edition: Edition, module: ApiModule, item?: ApiItem): FoundDocs | undefined {
  const own = item ?? module;
  if (own.docs !== '') return {docs: own.docs, edition};
  const later = editions.slice(0, editions.indexOf(edition)).toReversed();
  for (const candidate of later) {
    const twin = candidate.model.modules.find(({id}) => id === module.id);
    const same = item ? twin?.items.find(({kind, name, expanded}) => kind === item.kind && name === item.name && expanded === item.expanded) : twin;
    if (same && same.docs !== '') return {docs: same.docs, edition: candidate};
  }
  return undefined;
}
