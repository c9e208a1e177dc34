/** Prints how many modules and items the API reference of each version has. `npm run api:counts` */
import {countItems, type ApiLibrary, type ApiModel} from '../src/lib/api-model/model';
import {apiServiceOf} from '../src/plugins/api-reference/service';

const LIBRARIES: readonly ApiLibrary[] = ['stdlib', 'core', 'belt', 'dom', 'js'];
const HEAD = ['version', 'library', 'modules', 'items', 'documented', 'deprecated', 'shadowed'];

function rows(model: ApiModel): readonly (readonly string[])[] {
  const row = (
    name: string,
    modules: ApiModel['modules'],
    counts: {modules: number; items: number},
  ): readonly string[] => {
    const items = modules.flatMap((module) => module.items);
    const count = (test: (item: (typeof items)[number]) => boolean): string => String(items.filter(test).length);
    return [
      model.version,
      name,
      String(counts.modules),
      String(counts.items),
      count((item) => item.docs !== ''),
      count((item) => item.deprecated !== undefined),
      count((item) => item.shadowed),
    ];
  };
  const libraries = LIBRARIES.filter((library) => model.modules.some((module) => module.library === library));
  return [
    ...libraries.map((library) =>
      row(
        library,
        model.modules.filter((module) => module.library === library),
        countItems(model, library),
      ),
    ),
    row('all', model.modules, countItems(model)),
  ];
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
