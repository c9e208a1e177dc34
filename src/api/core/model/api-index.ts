/** The names in a version's API and where each one is documented. Small enough for every page that links to it. */
import type {ApiItemKind, ApiModel} from './model';
import {OPEN_ROOTS} from './roots';
import {isPublicModule, shownItems} from './visibility';

export type ApiIndex = {
  /** The manual version: `v11.0.0`. */
  readonly version: string;
  /** The root whose members are written without its name: `Stdlib`, `Core`, or undefined. */
  readonly open: string | undefined;
  /** By module id. */
  readonly modules: Readonly<Record<string, IndexedModule>>;
};

export type IndexedModule = {
  /** The path relative to `/docs/manual/{version}/api/`. */
  readonly slug: string;
  readonly items: readonly IndexedItem[];
};

export type IndexedItem = {readonly name: string; readonly kind: ApiItemKind; readonly anchor: string};

/** Lists everything documented on a page. A second name of a module points to that module's page. */
export function createIndex(model: ApiModel): ApiIndex {
  const byId = new Map(model.modules.map((module) => [module.id, module]));
  const modules: Record<string, IndexedModule> = {};
  for (const module of model.modules) {
    const target = byId.get(module.aliasOf ?? module.id) ?? module;
    const page = module.slug === undefined ? target : module;
    if (!isPublicModule(page)) continue;
    const items = shownItems(target).map(({name, kind, anchor}) => ({name, kind, anchor}));
    modules[module.id] = {slug: page.slug, items};
  }
  const open = model.modules.find(({id, parent}) => parent === undefined && OPEN_ROOTS.includes(id))?.id;
  return {version: model.version, open, modules};
}
