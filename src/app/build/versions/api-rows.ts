import {countItems, type ApiLibrary, type ApiModel} from '../../../api/core/model/model';

const LIBRARIES: readonly ApiLibrary[] = ['stdlib', 'core', 'belt', 'dom', 'js'];

export const API_COLUMNS = [
  'version',
  'library',
  'modules',
  'items',
  'documented',
  'deprecated',
  'migrated',
  'shadowed',
] as const;

/** The counts of a model, a row for each library and one for all, in the order of {@link API_COLUMNS}. */
export function apiRows(model: ApiModel): readonly (readonly string[])[] {
  const row = (name: string, ...libraries: readonly ApiLibrary[]): readonly (readonly string[])[] => {
    const modules = model.modules.filter(({library}) => libraries.length === 0 || libraries.includes(library));
    if (modules.length === 0) return [];
    const counts = countItems(model, ...libraries);
    const items = modules.flatMap((module) => module.items);
    const documented = items.filter(({docs}) => docs !== '').length;
    const deprecated = items.filter((item) => item.deprecated !== undefined).length;
    const migrated = items.filter((item) => item.deprecated?.migration !== undefined).length;
    const shadowed = items.filter((item) => item.shadowed).length;
    const numbers = [counts.modules, counts.items, documented, deprecated, migrated, shadowed];
    return [[model.version, name, ...numbers.map(String)]];
  };
  return [...LIBRARIES.flatMap((library) => row(library, library)), ...row('all')];
}
