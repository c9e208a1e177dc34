/**
 * Runs the examples of the newest version's comments. Its own tool turns what an example says to be equal
 * into an assertion; each example then is a function that must return without throwing.
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {wrapExample} from '../../lib/api-docs/examples';
import {array, field, literal, object, string} from '../../lib/decode/decode';
import {MODULE_NAME} from '../../lib/fence/files';
import {createCache} from '../examples/cache';
import {jobOf} from '../examples/compile';
import {run} from '../examples/run';
import {createCompilerService, type CompilerService} from '../examples/service';
import {inWorkspace} from './extract/workspace';
import {findPackages, type VersionPackages} from './extract/packages';

/** Changes whenever an example could come out differently, so that older results are not used. */
const RECIPE = 1;

export type ExampleRun = {
  /** `Stdlib_Array.map`, as the tool names it. */
  readonly id: string;
  readonly result:
    | {readonly kind: 'ran'}
    | {readonly kind: 'fails-to-compile' | 'throws'; readonly message: string};
};

type Block = {readonly id: string; readonly code: string};

/** Compiles and runs all examples of Stdlib and Belt: a minute the first time, then from the cache. */
export async function runExamples(siteDir: string, cacheDir = path.join(siteDir, '.cache')): Promise<readonly ExampleRun[]> {
  const [newest] = findPackages(siteDir);
  if (!newest) throw new Error('There is no version of the API whose examples could run.');
  const service = createCompilerService({siteDir, cacheDir});
  const blocks = await extractBlocks(newest, service);
  const sources = createHash('sha256').update(JSON.stringify(blocks)).digest('hex');
  const cache = createCache(path.join(cacheDir, 'api'));
  return cache.get(['run', RECIPE, newest.identity, process.version, sources], () => compileAndRun(newest.version, service, blocks, path.join(cacheDir, 'api', `run-${sources.slice(0, 16)}`)));
}

const decodeBlocks = (value: unknown): readonly Block[] => {
  field('TAG', literal('Ok'))(value);
  return field('_0', array((block) => ({id: field('id', string)(block), code: field('code', string)(block)})))(object(value));
};

async function extractBlocks({tools, folders}: VersionPackages, {pool}: CompilerService): Promise<readonly Block[]> {
  const [folder] = folders;
  if (!folder) return [];
  return inWorkspace(folder.sources, folder.compiled ?? folder.sources, async (sourceDir) => {
    const files = (await readdir(sourceDir)).filter((file) => /^(?:Stdlib|Belt)(?:_\w+)?\.resi?$/.test(file));
    const documented = files.filter((file) => file.endsWith('.resi') || !files.includes(`${file}i`)).sort();
    const blocks = await Promise.all(documented.map(async (file) => {
      const {stdout} = await pool(() => run(tools, ['extract-codeblocks', path.join(sourceDir, file), '--transform-assert-equal'], sourceDir));
      return stdout.trim() === '' ? [] : decodeBlocks(JSON.parse(stdout));
    }));
    return blocks.flat();
  });
}

async function compileAndRun(version: string, service: CompilerService, blocks: readonly Block[], folder: string): Promise<readonly ExampleRun[]> {
  await mkdir(folder, {recursive: true});
  try {
    const compiled = await Promise.all(blocks.map(async ({code}, index) => {
      const file = {name: `${MODULE_NAME}.res`, code: wrapExample(code)};
      const {ok, js, messages} = await service.compile(version, jobOf([file], {module: 'commonjs', output: 'js', expectation: {kind: 'success'}}));
      if (ok) await writeFile(path.join(folder, `${index}.cjs`), js[0]?.code ?? '');
      return ok ? undefined : messages.trim();
    }));
    const thrown = await runFiles(folder, blocks.flatMap((_, index) => (compiled[index] === undefined ? [index] : [])));
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

/** Runs the files one after the other in one process, as far from each other as a process allows. */
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

async function runFiles(folder: string, files: readonly number[]): Promise<Readonly<Record<number, string>>> {
  const list = path.join(folder, 'files.json');
  const runner = path.join(folder, 'runner.cjs');
  await writeFile(list, JSON.stringify([folder, ...files]));
  await writeFile(runner, RUNNER);
  const {code, stderr} = await run(process.execPath, [runner, list], folder);
  if (code !== 0) throw new Error(`The examples of the API did not run to their end: ${stderr.trim() || `exit code ${code}`}`);
  return JSON.parse(await readFile(`${list}.out`, 'utf8')) as Readonly<Record<number, string>>;
}
