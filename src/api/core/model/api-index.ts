/** The names in a version's API and where each one is documented. Small enough for every page that links to it. */
import {OPEN_ROOTS, isPublicModule, shownItems, compareNames, type ApiItemKind, type ApiModel} from './model';
import {editDistance} from '../../../kit/core/edit-distance';
import {fullName} from './compare';

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

/** Where a name is documented. */
export type ApiNamePlace = {
  readonly kind: 'found';
  /** The full name, such as `Array.map`. */
  readonly name: string;
  /** The path relative to `/docs/manual/{version}/api/`. */
  readonly path: string;
  /** Without the `#`; undefined for modules. */
  readonly anchor: string | undefined;
};

export type ResolvedName =
  | ApiNamePlace
  | {
      readonly kind: 'unknown';
      /** A message for the writer: what's wrong, with similar names. */
      readonly error: string;
    };

const SUGGESTIONS = 3;

/** No module has this name, because modules begin in upper case. */
const CHANGES = 'changes';

/**
 * Finds a name as programs of the version write it:
 *
 *     Array.map              core/array#map
 *     Belt.HashMap.String    belt/hash-map-string
 *     Stdlib.Array           stdlib/array
 *
 *     changes                changes (the page of what changed in the version)
 *
 * If it doesn't exist, returns a message that says so and lists similar names.
 */
export function resolveApiName(index: ApiIndex, name: string): ResolvedName {
  if (name === CHANGES) return {kind: 'found', name, path: CHANGES, anchor: undefined};
  return findApiName(index, name) ?? {kind: 'unknown', error: unknownName(index, name)};
}

/** Finds a name; undefined if it doesn't exist. If a type and a value share it, it's the value. */
export function findApiName(index: ApiIndex, name: string): ApiNamePlace | undefined {
  const plain = withoutOpenRoot(index, name);
  const module = index.modules[plain || (index.open ?? '')];
  if (module) return {kind: 'found', name, path: module.slug, anchor: undefined};
  const [, ownerName = '', itemName] = /^(?:(.*)\.)?(.*)$/.exec(plain) ?? [];
  const owner = index.modules[ownerName || (index.open ?? '')];
  const items = owner?.items.filter((item) => item.name === itemName) ?? [];
  const item = items.find(({kind}) => kind === 'value') ?? items[0];
  return owner && item && {kind: 'found', name: plain, path: owner.slug, anchor: item.anchor};
}

/** Writers call the open root by any of its names. */
function withoutOpenRoot(index: ApiIndex, name: string): string {
  return index.open === undefined ? name : name.replace(/^(?:Stdlib|Core|RescriptCore)(?:\.|$)/, '');
}

function unknownName(index: ApiIndex, name: string): string {
  const near = nearestNames(index, withoutOpenRoot(index, name));
  const hint = near.length === 0 ? '' : ` Similar names: ${near.join(', ')}.`;
  return `${name} doesn't exist in the API of ${index.version}.${hint}`;
}

/** All full names in a version: modules and items. */
export function apiNames({modules}: ApiIndex): readonly string[] {
  return Object.entries(modules).flatMap(([id, {items}]) => [id, ...items.map(({name}) => fullName({id}, name))]);
}

function nearestNames(index: ApiIndex, wanted: string): readonly string[] {
  const small = wanted.toLowerCase();
  const limit = Math.max(2, Math.floor(small.length / 4));
  const near = new Map<string, number>();
  for (const name of apiNames(index)) {
    const other = name.toLowerCase();
    const distance = other.endsWith(`.${small}`) ? 1 : editDistance(small, other, limit);
    if (distance <= limit) near.set(name, distance);
  }
  return [...near]
    .sort(([a, x], [b, y]) => x - y || compareNames(a, b))
    .slice(0, SUGGESTIONS)
    .map(([name]) => name);
}
