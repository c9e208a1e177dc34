/**
 * What packages export only for their own use. It's counted, so that nothing disappears unnoticed, but neither shown
 * nor linked.
 */
import type {ApiItem, ApiModule} from './model';

const INTERNAL_MODULES = new Set(['Js.Internal', 'Js.MapperRt', 'Js.Fn']);

/** Whether a module has a page the site links to. */
export function isPublicModule<Module extends Pick<ApiModule, 'id' | 'slug'>>(
  module: Module,
): module is Module & {readonly slug: string} {
  return module.slug !== undefined && !INTERNAL_MODULES.has(module.id);
}

/** The items of a module as pages show them: types first with `t` at the top, then everything by name. */
export function shownItems(module: Pick<ApiModule, 'id' | 'items'>): readonly ApiItem[] {
  return module.items
    .filter(({shadowed, name}) => !shadowed && !(module.id === 'Dom' && name.startsWith('_')))
    .toSorted((a, b) => rank(a) - rank(b) || compareNames(a.name, b.name));
}

function rank({kind, name}: ApiItem): number {
  return kind === 'type' && name === 't' ? 1 : {moduleType: 0, type: 2, value: 3}[kind];
}

/** Case-insensitive, and the same on every machine. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
