/** Prints how many modules and items the API reference of each version has. `npm run api:counts` */
import {countItems, type ApiLibrary, type ApiModel} from '../src/lib/api-model/model';
import {apiServiceOf} from '../src/plugins/api-reference/service';

const LIBRARIES: readonly ApiLibrary[] = ['stdlib', 'core', 'belt', 'dom', 'js'];
const HEAD = ['version', 'library', 'modules', 'items', 'documented', 'deprecated', 'shadowed'];

function rows(model: ApiModel): readonly (readonly string[])[] {
  const row = (name: string, ...libraries: readonly ApiLibrary[]): readonly (readonly string[])[] => {
    const modules = model.modules.filter(({library}) => libraries.length === 0 || libraries.includes(library));
    if (modules.length === 0) return [];
    const counts = countItems(model, ...libraries);
    const items = modules.flatMap((module) => module.items);
    const documented = items.filter(({docs}) => docs !== '').length;
    const deprecated = items.filter((item) => item.deprecated !== undefined).length;
    const shadowed = items.filter((item) => item.shadowed).length;
    const numbers = [counts.modules, counts.items, documented, deprecated, shadowed];
    return [[model.version, name, ...numbers.map(String)]];
  };
  return [...LIBRARIES.flatMap((library) => row(library, library)), ...row('all')];
}

async function main(): Promise<void> {
  const started = performance.now();
  const models = await apiServiceOf(process.cwd()).models();
  const table = [HEAD, ...models.flatMap(rows)];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(table.map(line).join('\n'));
  console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
}

void main();
