/**
 * The way from an old name to the one that took its place in the newest version: `Js.Array2.map` →
 * `Array.map`. From the package's own migrations and deprecations, then from items of the same name and
 * type in the module that took over; `renamed.ts` has what no machine can know.
 */
import type {ApiIndex} from './api-index';
import {fullName, itemKey} from './compare';
import type {ApiItem, ApiModel, ApiModule, Deprecation} from './model';
import {DATA_FIRST_MODULES, MOVED_MODULES, RENAMED_ITEMS} from './renamed';
import {findApiName} from './resolve-name';

/** Full names in the newest version. */
export type Successors = {
  /** The name that an item, of any version, goes by in the newest one; undefined where it kept its own or has none. */
  readonly of: (module: Pick<ApiModule, 'id'>, item: Pick<ApiItem, 'kind' | 'name' | 'expanded'>) => string | undefined;
};

export function findSuccessors(newest: ApiModel, index: ApiIndex): Successors {
  const items = new Map(newest.modules.flatMap((module) => module.items.map((item) => [itemKey(module, item), {module, item}])));
  const modules = new Map(newest.modules.map((module) => [module.id, module]));
  const exists = (name: string): boolean => findApiName(index, name) !== undefined;

  function direct(module: Pick<ApiModule, 'id'>, item: Comparable): string | undefined {
    const current = items.get(itemKey(module, item));
    const own = fullName(module, item.name);
    if (current && !current.item.deprecated && !current.module.deprecated && DATA_FIRST_MODULES[rootOf(module.id)] === undefined) return undefined;
    const named = current?.item.deprecated ? replacementsIn(current.item.deprecated, module.id) : [];
    const candidates = [...named, RENAMED_ITEMS[own], ...movedTo(module, item, modules)];
    const found = candidates.find((name): name is string => name !== undefined && name !== own && exists(name));
    return found ?? dataFirst(module, item);
  }

  function dataFirst({id}: Pick<ApiModule, 'id'>, item: Comparable): string | undefined {
    const root = rootOf(id);
    const twin = DATA_FIRST_MODULES[root];
    const module = twin === undefined ? undefined : modules.get(twin + id.slice(root.length));
    const same = module?.items.find((other) => other.kind === item.kind && other.name === item.name);
    return module && same && successor(module, same);
  }

  /** What took over may have been replaced in its turn; a circle ends where it began. */
  function successor(module: Pick<ApiModule, 'id'>, item: Comparable): string | undefined {
    const seen = new Set([fullName(module, item.name)]);
    let name = direct(module, item);
    for (let next = name; next !== undefined && !seen.has(next); ) {
      seen.add(next);
      name = next;
      const heir = items.get(`${item.kind} ${next}`);
      next = heir?.item.deprecated && direct(heir.module, heir.item);
    }
    return name;
  }

  return {of: successor};
}

type Comparable = Pick<ApiItem, 'kind' | 'name' | 'expanded'>;

/** The first two names: the module that a data-first one may stand in for. */
function rootOf(id: string): string {
  return id.split('.').slice(0, 2).join('.');
}

/** The full names that a deprecation may mean, the likeliest first: without a module, one of the same module or library. */
export function replacementsIn({reason, migration}: Deprecation, inside: string): readonly string[] {
  const library = inside.split('.')[0] ?? '';
  const quoted = [...reason.matchAll(/`([\w.]+)(?:\([^`]*\))?`/g)].map((match) => match[1] ?? '');
  const used = /\buse:? (?:= )?((?:[A-Z]\w*\.)*[a-z]\w*)/i.exec(reason)?.[1];
  const names = [...(migration === undefined ? [] : [migration.replace(/^Stdlib\./, '')]), ...quoted, ...(used === undefined ? [] : [used])];
  return names.flatMap((name) => (name.includes('.') ? [name, `${library}.${name}`] : [fullName({id: inside}, name)]));
}

function movedTo(module: Pick<ApiModule, 'id'>, item: Comparable, modules: ReadonlyMap<string, ApiModule>): readonly string[] {
  return (MOVED_MODULES[module.id] ?? []).flatMap((id) => {
    const target = modules.get(id);
    const same = target?.items.some((other) => other.kind === item.kind && other.name === item.name && other.expanded === item.expanded && !other.deprecated);
    return target && same ? [fullName(target, item.name)] : [];
  });
}
