/**
 * Maps an old name to its successor in the newest version: `Js.Array2.map` → `Array.map`. Sources are the package's
 * own migrations and deprecations, then items with the same name and type in the module that replaced it;
 * `renamed.ts` has the rest, reviewed by hand.
 */
import {findApiName, type ApiIndex} from './api-index';
import {fullName, itemKey} from './compare';
import type {ApiItem, ApiModel, ApiModule, Deprecation} from './model';
import {DATA_FIRST_MODULES, MOVED_MODULES, RENAMED_ITEMS} from './renamed';

export type Successors = {
  /**
   * The newest version's name for an item of any version; undefined if the name didn't change or there's no successor.
   */
  readonly of: (module: Named, item: Comparable) => string | undefined;
};

export function findSuccessors(newest: ApiModel, index: ApiIndex): Successors {
  const items = new Map(
    newest.modules.flatMap((module) => module.items.map((item) => [itemKey(module, item), {module, item}])),
  );

  const exists = (name: string): boolean => findApiName(index, name) !== undefined;

  function direct(module: Named, item: Comparable): string | undefined {
    const current = items.get(itemKey(module, item));
    const own = fullName(module, item.name);
    const deprecation = current?.item.deprecated;
    const isOld = deprecation ?? current?.module.deprecated ?? DATA_FIRST_MODULES[rootOf(module.id)];
    if (current && !isOld) return undefined;
    const usable = (name: string | undefined): name is string => name !== undefined && name !== own && exists(name);
    const named = deprecation ? replacementsIn(deprecation, module.id) : [];
    const moved = (MOVED_MODULES[module.id] ?? [])
      .map((id) => ({id, same: items.get(itemKey({id}, item))?.item}))
      .filter(({same}) => same && same.expanded === item.expanded && !same.deprecated)
      .map(({id}) => fullName({id}, item.name));
    // The data-first module comes before an equal type, which proves nothing if only the argument order changed:
    // (string, string) => bool.
    return [...named, RENAMED_ITEMS[own]].find(usable) ?? dataFirst(module, item) ?? moved.find(usable);
  }

  function dataFirst({id}: Named, item: Comparable): string | undefined {
    const root = rootOf(id);
    const twin = items.get(itemKey({id: `${DATA_FIRST_MODULES[root]}${id.slice(root.length)}`}, item));
    return twin && last(twin.module, twin.item);
  }

  /** A successor may have been replaced too. A cycle ends where it started. */
  function last(module: Named, item: Comparable): string | undefined {
    const seen = new Set([fullName(module, item.name)]);
    let name = direct(module, item);
    for (let next = name; next !== undefined && !seen.has(next);) {
      seen.add(next);
      name = next;
      const heir = items.get(`${item.kind} ${next}`);
      next = heir?.item.deprecated && direct(heir.module, heir.item);
    }
    return name;
  }

  return {of: last};
}

type Named = Pick<ApiModule, 'id'>;
type Comparable = Pick<ApiItem, 'kind' | 'name' | 'expanded'>;

/** The first two names: the module a data-first one may replace. */
function rootOf(id: string): string {
  return id.split('.').slice(0, 2).join('.');
}

/**
 * The full names a deprecation may refer to, most likely first. A name without a module belongs to the same module or
 * library.
 */
export function replacementsIn({reason, migration}: Deprecation, inside: string): readonly string[] {
  const library = inside.split('.')[0] ?? '';
  const quoted = [...reason.matchAll(/`([\w.]+)(?:\([^`]*\))?`/g)].map((match) => match[1] ?? '');
  const used = /\buse:? (?:= )?((?:[A-Z]\w*\.)*[a-z]\w*)/i.exec(reason)?.[1];
  const names = [withoutStdlib(migration), ...quoted, used].filter((name) => name !== undefined);
  return names.flatMap((name) => (name.includes('.') ? [name, `${library}.${name}`] : [fullName({id: inside}, name)]));
}

/** The name a migration leads to, as programs write it. */
function withoutStdlib(migration: string | undefined): string | undefined {
  return migration?.replace(/^Stdlib\./, '');
}
