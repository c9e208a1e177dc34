/** Prints how many modules and items the API reference of each version has. `npm run api:counts` */
import {apiServiceOf} from '../src/api/build/service';
import {API_COLUMNS, apiRows} from '../src/app/build/versions/api-rows';

async function main(): Promise<void> {
  const started = performance.now();
  const models = await apiServiceOf(process.cwd()).models();
  const table = [API_COLUMNS, ...models.flatMap(apiRows)];
  const widths = API_COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(table.map(line).join('\n'));
  console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
}

void main();
