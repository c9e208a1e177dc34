/** What pages say about compiled code or about running it, checked with their examples, which are found by name. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {jobOf} from '../../src/compilers/build/compile';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {examplePages} from '../../src/app/build/example-pages';
import {collectPages} from '../../src/examples/build/collect';
import type {Example} from '../../src/examples/core/fence/example';

const service = compilerServiceOf(path.resolve(__dirname, '../..'));
const require = createRequire(__filename);
let examples: readonly Example[];

beforeAll(async () => {
  const pages = await collectPages(service.siteDir, examplePages, service.toolchains);
  examples = pages.flatMap(({fences}) => fences.flatMap(({example}) => example ?? []));
});

/** The output of each example with the name, which several versions can have. */
async function outputsOf(name: string, module?: 'commonjs'): Promise<readonly string[]> {
  const named = examples.filter(({fence}) => fence.name === name);
  expect(named).not.toEqual([]);
  return Promise.all(
    named.map(async ({version, files, fence}) => {
      const {js, ts} = await service.compile(version, {...jobOf(files, fence), ...(module && {module})});
      return ts ?? js.at(-1)?.code ?? '';
    }),
  );
}

/** Runs a CommonJS module and the promises it started. @returns the lines it prints */
async function run(code: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const console = {log: (value: unknown) => lines.push(String(value))};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- runs an example
  new Function('require', 'exports', 'console', code)(require, {}, console);
  await new Promise((resolve) => setImmediate(resolve));
  return lines;
}

test('an update of a record with 20 fields copies the record, and one of 19 lists the fields', async () => {
  for (const output of await outputsOf('twenty-fields')) expect(output).toMatch(/\.\.\.race|obj_dup\(race\)/);
  for (const output of await outputsOf('nineteen-fields')) expect(output).toMatch(/lap19: race\.lap19/);
});

test('each byte of a character outside ASCII becomes $unknown, so that names can be the same', async () => {
  for (const output of await outputsOf('same-name'))
    expect(output.match(/gr(?:\$unknown){4}e(?:\$1)? = \d/g)).toEqual([
      'gr$unknown$unknown$unknown$unknowne = 1',
      'gr$unknown$unknown$unknown$unknowne$1 = 2',
    ]);
});

test('a product in an exponent keeps its parentheses', async () => {
  for (const output of await outputsOf('exponent')) expect(output).toContain('factor ** (years * perYear)');
});

test('version 11 compiles spread children and React.array to the same code', async () => {
  expect(await outputsOf('children-spread')).toEqual(await outputsOf('children-array'));
});

test('genType exports the types of a value along with it', async () => {
  for (const output of await outputsOf('exported-type')) expect(output).toContain('export type stop = ');
});

test('comparing data that refers to itself ends with a stack overflow', async () => {
  for (const code of await outputsOf('self-reference', 'commonjs')) await expect(run(code)).rejects.toThrow(RangeError);
});

test('a catch after then also catches what the function given to then throws', async () => {
  for (const code of await outputsOf('failure-in-then', 'commonjs')) expect(await run(code)).toEqual(['caught']);
});
