/**
 * Resolves a name at a place in the API. Modules and types are looked for in the module itself, then in the modules
 * that enclose it, then in the library that is open by default, then among the roots.
 */
import {OPEN_ROOTS, type ApiModule} from './model';
import type {ModuleDraft} from './module-tree';
import {typePaths} from './signature-syntax';

type ScopedModule = Pick<ApiModule, 'id' | 'name' | 'parent' | 'nested' | 'aliasOf'> & {
  readonly items: readonly {readonly name: string; readonly kind: string}[];
};

export type ApiScope = {
  /** The id of the module that a module path refers to inside a module; undefined if there isn't one. */
  readonly module: (path: readonly string[], inside: string) => string | undefined;
  /** The id of the module that defines the type, resolved the same way. */
  readonly typeOwner: (path: readonly string[], name: string, inside: string) => string | undefined;
};

const NOWHERE = '?';

/** @param open the root module whose members are in scope everywhere; undefined in versions without one. */
export function createScope(modules: readonly ScopedModule[], open: string | undefined): ApiScope {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const children = new Map<string, Map<string, string>>();
  const types = new Map<string, Set<string>>();
  for (const module of modules) {
    const key = module.parent ?? '';
    children.set(key, (children.get(key) ?? new Map<string, string>()).set(module.name, module.id));
    types.set(module.id, new Set(module.items.filter((item) => item.kind === 'type').map((item) => item.name)));
  }

  function chain(inside: string): readonly string[] {
    const found: string[] = [];
    for (let at = byId.get(inside); at !== undefined; at = at.nested ? byId.get(at.parent ?? '') : undefined)
      found.push(at.id);
    if (open !== undefined && !found.includes(open)) found.push(open);
    return [...found, ''];
  }

  function child(parent: string | undefined, name: string): string | undefined {
    const id = children.get(parent ?? NOWHERE)?.get(name);
    return id && (byId.get(id)?.aliasOf ?? id);
  }

  function module([head = '', ...rest]: readonly string[], inside: string): string | undefined {
    const start = chain(inside).find((id) => children.get(id)?.has(head));
    return rest.reduce(child, child(start, head));
  }

  function typeOwner(path: readonly string[], name: string, inside: string): string | undefined {
    if (path.length > 0) {
      const owner = module(path, inside);
      return owner !== undefined && types.get(owner)?.has(name) ? owner : undefined;
    }
    return chain(inside).find((id) => types.get(id)?.has(name));
  }

  return {module, typeOwner};
}

export type PublicNames = {
  /** The signature with public names, as written inside the module with that id. */
  readonly clean: (signature: string, inside: string) => string;
  readonly scope: ApiScope;
};

/** Modules that programs don't name and whose types the compiler knows without them. */
const INVISIBLE = new Set(['Primitive_js_extern', 'Stdlib', 'RescriptCore', 'Core', 'Pervasives']);

/**
 * Maps the names of compiled modules in printed signatures to the names programs use:
 *
 *     Js_string.t               Js.String.t
 *     Core__Iterator.t          Iterator.t
 *     Primitive_js_extern.null  null
 */
export function createPublicNames(drafts: readonly ModuleDraft[]): PublicNames {
  const open = drafts.find(({module: {id, parent}}) => parent === undefined && OPEN_ROOTS.includes(id));
  const scope = createScope(
    drafts.map(({module, items}) => ({...module, items})),
    open?.module.id,
  );
  const byUnit = new Map<string, string>();
  for (const {
    unit,
    module: {id, aliasOf},
  } of drafts) {
    if (unit === undefined || aliasOf !== undefined || byUnit.has(unit)) continue;
    byUnit.set(unit, id);
    byUnit.set(unit.replace(/^(?:Stdlib_|Core__)/, ''), id);
  }

  function publicPath(modules: readonly string[], inside: string): readonly string[] {
    const [head = '', ...rest] = modules;
    if (INVISIBLE.has(head)) return rest;
    if (scope.module([head], inside) !== undefined) return modules;
    const id = byUnit.get(head);
    return id === undefined ? modules : [...id.split('.'), ...rest];
  }

  function clean(signature: string, inside: string): string {
    let result = '';
    let at = 0;
    for (const {start, end, modules, name} of typePaths(signature)) {
      const path = modules.length > 0 ? publicPath(modules, inside) : [];
      result += signature.slice(at, start) + [...path, name].join('.');
      at = end;
    }
    return result + signature.slice(at);
  }

  return {clean, scope};
}
