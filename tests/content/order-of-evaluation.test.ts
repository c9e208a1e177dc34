/** What the examples of the page about the order of evaluation print, as compiled by each version. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {jobOf} from '../../src/compilers/build/compile';
import {examplePages} from '../../src/app/build/example-pages';
import {collectPages} from '../../src/examples/build/collect';

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);
const require = createRequire(__filename);

/** By name of the example: the lines it prints, which the page promises. */
const PRINTED = {
  pair: ['1,2'],
  'left-to-right': [
    ...['fare', 'seats', 'fee', 'first', 'second', 'third', 'value', 'then', 'last'],
    ...['item 1', 'item 2', 'left', 'right'],
  ],
  'record-fields': ['Adult 1', 'Child 2'],
  'record-repaired': ['Adult 2', 'Child 1'],
  labels: ['fare', 'fee', 'key fee', 'key fare'],
  defaults: ['chosen seats', 'default people', 'body', 'default people', 'default seats', 'body'],
  early: ['discount', 'fare', '15'],
  'early-change': ['11', '2'],
  'early-repaired': ['fare', 'discount', '15'],
  assignments: ['value', 'record', 'item', 'index', 'number', 'ref'],
  'short-circuit': ['sold out', 'people', 'group'],
  'eager-fallback': ['computing'],
  partial: ['reading the fare', '40', 'reading the fare', '60'],
  'partial-repaired': ['reading the fare', '40', '60'],
  'lost-update': ['30'],
  'lost-update-repaired': ['50'],
  modules: ['ferry', 'before the deck', 'deck', '120'],
  files: ['240'],
  'for-bounds': ['from', 'to', '1', '2'],
};

/** Runs a CommonJS module and the promises it started. */
async function printedBy(code: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const console = {log: (value: unknown) => lines.push(String(value))};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- runs an example
  new Function('require', 'exports', 'console', code)(require, {}, console);
  await new Promise((resolve) => setImmediate(resolve));
  return lines;
}

test('every example prints what the page says, in each version that has the page', async () => {
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  // Found by an example, because writers may rename or delete the next version's page.
  const found = pages
    .map((page) => ({file: page.path, examples: page.fences.flatMap(({example}) => example ?? [])}))
    .filter(({examples}) => examples.some(({fence}) => fence.name === 'left-to-right'));
  expect(found.map(({file}) => file)).toContain('versioned_docs/version-v11.0.0/order-of-evaluation.mdx');
  for (const {file, examples} of found) {
    const printed = await Promise.all(
      examples.map(async ({version, files, fence}) => {
        const {js} = await service.compile(version, {...jobOf(files, fence), module: 'commonjs'});
        return [fence.name ?? '', await printedBy(js.at(-1)?.code ?? '')] as const;
      }),
    );
    expect({file, printed: Object.fromEntries<readonly string[]>(printed)}).toEqual({file, printed: PRINTED});
  }
});
