/**
 * Runs the examples in the newest version's comments. Its own tool turns the equalities in an example into assertions,
 * so each example becomes a function that must return without throwing.
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sourceHash} from '../../kit/build/files/source-hash';
import {readText} from '../../kit/build/files/text';
import {wrapExample} from '../core/docs/examples';
import {array, field, literal, string} from '../../kit/core/decode';
import {MODULE_NAME} from '../../rescript/core/syntax/source-file';
import {jobOf} from '../../compilers/build/compile';
import type {Runner} from '../../compilers/build/run';
import type {CompilerService} from '../../compilers/build/service';
import {inWorkspace, findPackages, type VersionPackages} from './extract/packages';

const CODE = sourceHash(__filename);

export type ExampleRun = {
  /** `Stdlib_Array.map`, as the tool names it. */
  readonly id: string;
  readonly result: {readonly kind: 'ran'} | {readonly kind: 'fails-to-compile' | 'throws'; readonly message: string};
};

const DATE = 'its dates come from Js.Date, which expects floats, but the example uses integers';

/**
 * Examples in version 12's comments that don't compile, by the tool's names, with the reason. A test fails if one is
 * missing here, and if one listed here now compiles.
 */
export const KNOWN_FAILURES: Readonly<Record<string, string>> = {
  'Belt-3': 'shows code that intentionally fails unless Belt is open',
  'Belt-4': 'shows a type error on purpose',
  'Belt-7': 'uses %todo, which is a warning that counts as an error',
  'Belt_HashMap-2': 'uses values from the example before it',
  'Stdlib_AsyncIterator.forEach': 'has an equation as the last line of a switch that returns unit',
  'Stdlib_AsyncIterator.next': 'has an equation as the last line of an if that returns unit',
  'Stdlib_DataView.fromBufferToEnd': 'uses a buffer that it does not define',
  'Stdlib_Intl_DateTimeFormat.format': DATE,
  'Stdlib_Intl_DateTimeFormat.formatRange': DATE,
  'Stdlib_Intl_DateTimeFormat.formatRangeToParts': DATE,
  'Stdlib_Intl_DateTimeFormat.formatToParts': DATE,
  'Stdlib_Intl_DateTimeFormat.make': DATE,
  'Stdlib_Intl_NumberFormat.formatToParts': 'passes an integer where a float is expected',
  'Stdlib_Promise.reject': 'has an equation before the last line of a function',
};

type Block = {readonly id: string; readonly code: string};

/** Compiles and runs all examples of Stdlib and Belt. Takes a minute the first time; later runs use the cache. */
export async function runExamples(service: CompilerService): Promise<readonly ExampleRun[]> {
  const [newest] = findPackages(service.toolchains);
  if (!newest) throw new Error('The API has no versions, so no examples can run.');
  const blocks = await extractBlocks(newest, service);
  const sources = createHash('sha256').update(JSON.stringify(blocks)).digest('hex');
  return service
    .cache('api')
    .get(['run', CODE, newest.identity, process.version, sources], () =>
      compileAndRun(newest.version, service, blocks, path.join(service.cacheDir, 'api', `run-${sources.slice(0, 16)}`)),
    );
}

const decodeBlocks = (value: unknown): readonly Block[] => {
  field('TAG', literal('Ok'))(value);
  const block = (item: unknown): Block => ({id: field('id', string)(item), code: field('code', string)(item)});
  return field('_0', array(block))(value);
};

async function extractBlocks({toolchain, folders}: VersionPackages, {run}: CompilerService): Promise<readonly Block[]> {
  const [folder] = folders;
  if (!folder) return [];
  return inWorkspace(folder.sources, folder.library ? folder.sources : folder.compiled, async (sourceDir) => {
    const files = (await readdir(sourceDir)).filter((file) => /^(?:Stdlib|Belt)(?:_\w+)?\.resi?$/.test(file));
    const documented = files.filter((file) => file.endsWith('.resi') || !files.includes(`${file}i`)).sort();
    const blocks = await Promise.all(
      documented.map(async (file) => {
        const {stdout} = await run(
          toolchain.docTool.program,
          ['extract-codeblocks', path.join(sourceDir, file), '--transform-assert-equal'],
          sourceDir,
        );
        return stdout.trim() === '' ? [] : decodeBlocks(JSON.parse(stdout));
      }),
    );
    return blocks.flat();
  });
}

async function compileAndRun(
  version: string,
  service: CompilerService,
  blocks: readonly Block[],
  folder: string,
): Promise<readonly ExampleRun[]> {
  await mkdir(folder, {recursive: true});
  try {
    const compiled = await Promise.all(
      blocks.map(async ({code}, index) => {
        const file = {name: `${MODULE_NAME}.res`, code: wrapExample(code)};
        const {ok, js, messages} = await service.compile(
          version,
          jobOf([file], {module: 'commonjs', output: 'js', expectation: {kind: 'success'}}),
        );
        if (ok) await writeFile(path.join(folder, `${index}.cjs`), js[0]?.code ?? '');
        return ok ? undefined : messages.trim();
      }),
    );
    const thrown = await runFiles(
      service.run,
      folder,
      blocks.flatMap((_, index) => (compiled[index] === undefined ? [index] : [])),
    );
    return blocks.map(({id}, index): ExampleRun => {
      const error = compiled[index];
      const message = thrown[index];
      if (error !== undefined) return {id, result: {kind: 'fails-to-compile', message: error}};
      return {id, result: message === undefined ? {kind: 'ran'} : {kind: 'throws', message}};
    });
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Runs the files one after another in a single process, isolated as far as one process allows. */
const RUNNER = `
const fs = require('node:fs');
const [folder, ...files] = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir', 'group', 'groupEnd', 'time', 'timeEnd', 'timeLog', 'count', 'assert']) console[method] = () => {};
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});
(async () => {
  const thrown = {};
  for (const file of files) {
    try {
      await Promise.race([require(folder + '/' + file + '.cjs').example(), new Promise((done) => setTimeout(done, 2000))]);
    } catch (error) {
      thrown[file] = String(error?.RE_EXN_ID ?? error?.message ?? error);
    }
  }
  fs.writeFileSync(process.argv[2] + '.out', JSON.stringify(thrown));
  process.exit(0);
})();
`;

async function runFiles(
  run: Runner,
  folder: string,
  files: readonly number[],
): Promise<Readonly<Record<number, string>>> {
  const list = path.join(folder, 'files.json');
  const runner = path.join(folder, 'runner.cjs');
  await writeFile(list, JSON.stringify([folder, ...files]));
  await writeFile(runner, RUNNER);
  const {code, stderr} = await run(process.execPath, [runner, list], folder);
  if (code !== 0) throw new Error(`The API's examples didn't finish: ${stderr.trim() || `exit code ${code}`}`);
  return JSON.parse(await readText(`${list}.out`)) as Readonly<Record<number, string>>;
}
