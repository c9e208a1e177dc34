import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readText} from '../../kit/build/files/text';
import type {Example} from '../../examples/core/fence/example';
import type {Problem} from '../../examples/core/fence/scan';
import {isReached, type Goal} from '../core/goal';
import {readExercises, type Exercise} from '../core/exercise';
import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {resolveImport, type RuntimeFiles} from '../../compilers/core/runtime-files';
import type {PageProblem} from '../../examples/build/check';
import type {Page} from '../../examples/build/collect';
import {createRuntime, type Runtime} from '../../sandbox/build/runtime';
import {linkProgram} from '../../sandbox/core/link-program';

/** What became of the exercises of pages: how many there are, and what a writer has to fix. */
export type ExercisesReport = {readonly exercises: number; readonly problems: readonly PageProblem[]};

/** A program, as the compiler of `version` wrote it, and the goal, which decides whether console or page count. */
type Program = {readonly js: string; readonly version: string; readonly goal: Goal};

/** What a program printed or shows, or the exception that ended it. */
type Said = {readonly said: string} | {readonly thrown: string};

/**
 * Runs the solution and the starting code of every exercise, also of the tutorial's steps, and compares them with its
 * goal. The examples have been compiled before, so code that doesn't compile here isn't meant to.
 * @param textOf the source of a page
 */
export async function checkExercises(
  service: CompilerService,
  pages: readonly Page[],
  textOf = (page: Page): Promise<string> => readText(path.join(service.siteDir, page.path)),
): Promise<ExercisesReport> {
  const read = await Promise.all(
    pages.map(async (page) => ({page: page.path, ...readExercises(await textOf(page), page.fences)})),
  );
  const programs = new Map<Example, Program>();
  const compileAll = read.flatMap(({exercises}) =>
    exercises.flatMap(({start, solution, goal}) =>
      [start, solution].map(async (example) => {
        const {ok, js} = await service.compile(example.version, jobOf(example.files, example.fence));
        const program = js.at(-1)?.code;
        if (ok && program !== undefined) programs.set(example, {js: program, version: example.version, goal});
      }),
    ),
  );
  await Promise.all(compileAll);
  const said = await runPrograms(service, [...programs.values()]);
  const saidBy = new Map([...programs.keys()].map((example, at) => [example, said[at]]));
  const problems = read.flatMap(({page, exercises, problems: unreadable}) =>
    [...unreadable, ...exercises.flatMap((exercise) => problemOf(exercise, saidBy) ?? [])]
      .sort((a, b) => a.line - b.line)
      .map((problem) => ({page, ...problem})),
  );
  return {exercises: read.reduce((sum, {exercises}) => sum + exercises.length, 0), problems};
}

function problemOf(
  {start, solution, goal, goalLine}: Exercise,
  saidBy: ReadonlyMap<Example, Said | undefined>,
): Problem | undefined {
  const [before, after] = [saidBy.get(start), saidBy.get(solution)];
  if (!after || !('said' in after) || !isReached(goal, after.said))
    return {
      line: goalLine,
      message: 'the solution does not reach the goal',
      detail: resultOf(after),
      fix: 'Make the goal what the solution prints or shows, or correct the solution.',
    };
  if (before && 'said' in before && isReached(goal, before.said))
    return {
      line: start.fence.line,
      message: 'the starting code has reached the goal already',
      fix: 'Leave something to do.',
    };
  return undefined;
}

function resultOf(result: Said | undefined): string {
  if (!result) return "It doesn't compile.";
  return 'said' in result ? `It says:\n${result.said}` : `It throws: ${result.thrown}`;
}

const RUNNER = path.join(__dirname, 'run-exercise.mjs');

/** Programs that share a process. It has half a minute, and each of them needs some hundredths of a second. */
const AT_ONCE = 40;

/** Runs programs, one after another in each process, so that React's page is loaded once for many of them. */
async function runPrograms(service: CompilerService, programs: readonly Program[]): Promise<readonly Said[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'exercises-'));
  try {
    const runtime = createRuntime(service);
    const jobs = await Promise.all(
      programs.map((program, index) => writeProgram(runtime, program, path.join(folder, String(index)))),
    );
    const groups = Array.from({length: Math.ceil(jobs.length / AT_ONCE)}, (_, at) =>
      jobs.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );
    return (await Promise.all(groups.map((group) => runJobs(service, group, folder)))).flat();
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Runs programs in one process. If one of them ends it, the rest have a new one. @param jobs their files */
async function runJobs({run}: CompilerService, jobs: readonly string[], folder: string): Promise<readonly Said[]> {
  const said: Said[] = [];
  while (said.length < jobs.length) {
    const left = jobs.slice(said.length);
    const {code, stderr} = await run(process.execPath, [RUNNER, ...left], folder);
    const answers = await Promise.all(left.map((job) => readText(`${job}.out`).catch(() => undefined)));
    for (const answer of answers) {
      said.push(
        answer === undefined
          ? {thrown: stderr.trim() || `the process ended with ${code}`}
          : (JSON.parse(answer) as Said),
      );
      if (answer === undefined) break;
    }
  }
  return said;
}

/** Writes a program with the modules it needs. @returns the file that says what to run */
async function writeProgram(runtime: Runtime, {js, version, goal}: Program, folder: string): Promise<string> {
  const {addresses} = runtime;
  const texts = new Map<string, string>();
  for (const [part, base] of [
    ['vendor', addresses.vendor],
    [version, addresses.versions[version] ?? ''],
  ] as const)
    for (const file of await runtime.files(part)) texts.set(base + file.path, file.content);
  const load = (address: string): Promise<string> => Promise.resolve(texts.get(address) ?? '');
  const files = JSON.parse(await load(`${addresses.versions[version]}files.json`)) as RuntimeFiles;
  const {modules, program, extra} = await linkProgram(js, {
    resolve: (specifier, from) => resolveImport(specifier, version, files, addresses, from),
    load,
    extra: ['react', 'react-dom/client'],
  });
  await mkdir(folder);
  const nameOf = (index: number): string => `./module-${index}.mjs`;
  await Promise.all(
    modules.map(({pieces}, index) =>
      writeFile(
        path.join(folder, nameOf(index)),
        pieces.map((piece) => (typeof piece === 'number' ? nameOf(piece) : piece)).join(''),
      ),
    ),
  );
  const at = (index = -1): string => pathToFileURL(path.join(folder, nameOf(index))).href;
  const mount = goal.kind === 'page' && {react: at(extra[0]), client: at(extra[1]), choose: goal.choose};
  const job = path.join(folder, 'job.json');
  await writeFile(job, JSON.stringify({program: at(program), ...(mount && {mount})}));
  return job;
}
