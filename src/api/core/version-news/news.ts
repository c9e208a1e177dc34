/** What a version's libraries have that the one before doesn't, and the other way around. */
import {compareModels, fullName, itemKey} from '../model/compare';
import {isPublicModule, shownItems, type ApiLibrary, type ApiModel} from '../model/model';

type LibraryNews = {
  /** `Belt` */
  readonly library: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly deprecated: number;
};

export type ApiNews = {
  readonly libraries: readonly LibraryNews[];
  /** Full names, by name. */
  readonly removed: readonly string[];
  /** How many of a module's names are deprecated, but weren't before. */
  readonly deprecated: readonly {readonly module: string; readonly count: number}[];
};

/** The libraries' names. `Stdlib` is the successor of Core, and both count as one. */
const NAMES: Readonly<Record<ApiLibrary, string>> = {
  stdlib: 'Standard library',
  core: 'Standard library',
  belt: 'Belt',
  js: 'Js',
  dom: 'Dom',
};

/** The names a model deprecates, with their modules. A module that's deprecated as a whole deprecates all its names. */
function deprecatedNames({
  modules,
}: ApiModel): ReadonlyMap<string, {readonly module: string; readonly library: string}> {
  return new Map(
    modules
      .filter((module) => isPublicModule(module) && module.aliasOf === undefined)
      .flatMap((module) =>
        shownItems(module)
          .filter((item) => item.deprecated ?? module.deprecated)
          .map((item) => [itemKey(module, item), {module: module.id, library: NAMES[module.library]}] as const),
      ),
  );
}

/**
 * Compares a version with the one before.
 * @param models newest first, with both
 */
export function apiNews(models: readonly ApiModel[], version: string): ApiNews {
  const {added, removed, changed} = compareModels(models).changesOf(version);
  const at = models.findIndex((model) => model.version === version);
  const [now, before] = [models[at], models[at + 1]];
  const known = before ? deprecatedNames(before) : new Map<string, unknown>();
  const deprecated = [...(now ? deprecatedNames(now) : [])]
    .filter(([key]) => !known.has(key))
    .map(([, place]) => place);
  const modules = [...new Set(deprecated.map(({module}) => module))].sort();
  return {
    libraries: [...new Set(Object.values(NAMES))]
      .map((library) => {
        const count = (items: typeof added): number =>
          items.filter(({module}) => NAMES[module.library] === library).length;
        return {
          library,
          added: count(added),
          removed: count(removed),
          changed: count(changed),
          deprecated: deprecated.filter((place) => place.library === library).length,
        };
      })
      .filter((news) => news.added + news.removed + news.changed + news.deprecated > 0),
    removed: removed.map(({module, item}) => fullName(module, item.name)).sort(),
    deprecated: modules.map((module) => ({
      module,
      count: deprecated.filter((place) => place.module === module).length,
    })),
  };
}
