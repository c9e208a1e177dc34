/** What packages export only for their own use. It's counted, so that nothing disappears unnoticed, but neither shown nor linked. */
import type {ApiItem, ApiModule} from './model';

const INTERNAL_MODULES = new Set(['Js.Internal', 'Js.MapperRt', 'Js.Fn']);

/** Whether a module has a page the site links to. */
export function isPublicModule(module: Pick<ApiModule, 'id' | 'slug'>): boolean {
  return module.slug !== undefined && !INTERNAL_MODULES.has(module.id);
}

/** The items of a module as pages show them: types first with `t` at the top, then everything by name. */
export function shownItems(module: Pick<ApiModule, 'id' | 'items'>): readonly ApiItem[] {
  return module.items.filter((item) => isPublicItem(module, item)).toSorted(compareItems);
}

function isPublicItem({id}: Pick<ApiModule, 'id'>, item: ApiItem): boolean {
  return !item.shadowed && !(id === 'Dom' && item.name.startsWith('_'));
}

const RANK = {moduleType: 0, type: 1, value: 2} as const;

function compareItems(a: ApiItem, b: ApiItem): number {
  const first = (item: ApiItem): number => (item.kind === 'type' && item.name === 't' ? 0 : 1);
  return RANK[a.kind] - RANK[b.kind] || first(a) - first(b) || compareNames(a.name, b.name);
}

/** Case-insensitive, and the same on every machine. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
