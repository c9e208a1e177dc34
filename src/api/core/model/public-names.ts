/**
 * Maps the names of compiled modules in printed signatures to the names programs use:
 *
 *     Js_string.t               Js.String.t
 *     Core__Iterator.t          Iterator.t
 *     Primitive_js_extern.null  null
 */
import type {ModuleDraft} from './module-tree';
import {OPEN_ROOTS} from './roots';
import {createScope, type ApiScope} from './scope';
import {typePaths} from './type-paths';

export type PublicNames = {
  /** The signature with public names, as written inside the module with that id. */
  readonly clean: (signature: string, inside: string) => string;
  readonly scope: ApiScope;
};

/** Modules that programs don't name and whose types the compiler knows without them. */
const INVISIBLE = new Set(['Primitive_js_extern', 'Stdlib', 'RescriptCore', 'Core', 'Pervasives']);

export function createPublicNames(drafts: readonly ModuleDraft[]): PublicNames {
  const open = drafts.find((draft) => draft.parent === undefined && OPEN_ROOTS.includes(draft.id));
  const scope = createScope(drafts, open?.id);
  const byUnit = new Map<string, string>();
  for (const {unit, id, aliasOf} of drafts) {
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
