/** What pages say about running their examples, and where compilers write characters as bytes. `recorded/` shows the rest: the output of every example. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {jobOf} from '../../src/compilers/build/compile';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {examplePages} from '../../src/app/build/example-pages';
import {collectPages} from '../../src/examples/build/collect';
import type {Example} from '../../src/examples/core/fence/example';

const service = compilerServiceOf(path.resolve(__dirname, '../..'));
const require = createRequire(__filename);
let examples: readonly {readonly page: string; readonly example: Example}[];

beforeAll(async () => {
  const pages = await collectPages(service.siteDir, examplePages, service.toolchains);
  examples = pages.flatMap(({path: page, fences}) => fences.flatMap(({example}) => (example ? [{page, example}] : [])));
});

/** By page and name of the example: the lines it prints in each version that has it. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'order-of-evaluation': {
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
  },
  // The catch after then also catches what the function given to then throws.
  promise: {'failure-in-then': ['caught']},
  // Comparing data that refers to itself ends with a stack overflow.
  'equality-comparison': {'self-reference': ['RangeError']},
};

/** Runs a CommonJS module and the promises it started. @returns the lines it prints, and the name of the error it ends with */
async function printedBy(code: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const console = {log: (value: unknown) => lines.push(String(value))};
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- runs an example
    new Function('require', 'exports', 'console', code)(require, {}, console);
  } catch (error) {
    lines.push((error as Error).name);
  }
  await new Promise((resolve) => setImmediate(resolve));
  return lines;
}

const runs = Object.entries(PRINTED).flatMap(([page, printed]) =>
  Object.entries(printed).map(([name, lines]) => [page, name, lines] as const),
);

test.each(runs)('%s: %s prints what the page says', async (slug, name, lines) => {
  const named = examples.filter(({page, example}) => path.parse(page).name === slug && example.fence.name === name);
  expect(named).not.toEqual([]);
  for (const {page, example} of named) {
    const {js} = await service.compile(example.version, {
      ...jobOf(example.files, example.fence),
      module: 'commonjs',
    });
    expect({page, lines: await printedBy(js.at(-1)?.code ?? '')}).toEqual({page, lines});
  }
});

/** A byte outside ASCII, as compilers before v12 write those of some names and strings. */
const BYTE = /\\x[89a-f][0-9a-f]/;

test('only the examples about it turn characters into bytes', async () => {
  const found = await Promise.all(
    examples.map(async ({page, example: {files, fence, version}}) => {
      if (!files.some(({code}) => /[^\x00-\x7f]/.test(code))) return [];
      const {js} = await service.compile(version, jobOf(files, fence));
      return js.some(({code}) => BYTE.test(code)) ? [`${page}: ${fence.name ?? '?'}`] : [];
    }),
  );
  expect(found.flat().sort()).toEqual([
    'versioned_docs/version-v10.0.0/use-illegal-identifier-names.mdx: bytes',
    'versioned_docs/version-v11.0.0/use-illegal-identifier-names.mdx: bytes',
    'versioned_docs/version-v9.0.0/primitive-types.mdx: bytes',
    'versioned_docs/version-v9.0.0/use-illegal-identifier-names.mdx: bytes',
  ]);
});
