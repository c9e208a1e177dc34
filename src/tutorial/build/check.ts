import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sourceHash} from '../../kit/build/files/source-hash';
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

const CODE = sourceHash(__filename, path.join(__dirname, 'run-exercise.mjs'));

/** What became of the exercises of pages: how many there are, and what a writer has to fix. */
export type ExercisesReport = {readonly exercises: number; readonly problems: readonly PageProblem[]};

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
  const runtime = createRuntime(service);
  const runIt = async (example: Example, goal: Goal): Promise<Said | undefined> => {
    const {ok, js} = await service.compile(example.version, jobOf(example.files, example.fence));
    const program = js.at(-1)?.code;
    if (!ok || program === undefined) return undefined;
    return service
      .cache('tutorial')
      .get([CODE, runtime.addresses, process.version, program, goal], () =>
        runProgram(service, runtime, {js: program, version: example.version, goal}),
      );
  };
  const checkOne = async ({start, solution, goal, goalLine}: Exercise): Promise<Problem | undefined> => {
    const [before, after] = await Promise.all([runIt(start, goal), runIt(solution, goal)]);
    if (!after || !('said' in after) || !isReached(goal, after.said)) {
      return {
        line: goalLine,
        message: 'the solution does not reach the goal',
        detail: resultOf(after),
        fix: 'Make the goal what the solution prints or shows, or correct the solution.',
      };
    }
    if (before && 'said' in before && isReached(goal, before.said)) {
      return {
        line: start.fence.line,
        message: 'the starting code has reached the goal already',
        fix: 'Leave something to do.',
      };
    }
    return undefined;
  };
  const checked = await Promise.all(
    pages.map(async (page) => {
      const {exercises, problems} = readExercises(await textOf(page), page.fences);
      const wrong = (await Promise.all(exercises.map(checkOne))).filter((problem) => problem !== undefined);
      const all = [...problems, ...wrong].sort((a, b) => a.line - b.line);
      return {exercises: exercises.length, problems: all.map((problem) => ({page: page.path, ...problem}))};
    }),
  );
  return {
    exercises: checked.reduce((sum, {exercises}) => sum + exercises, 0),
    problems: checked.flatMap(({problems}) => problems),
  };
}

function resultOf(result: Said | undefined): string {
  if (!result) return "It doesn't compile.";
  return 'said' in result ? `It says:\n${result.said}` : `It throws: ${result.thrown}`;
}

/** What a program printed or shows, or the exception that ended it. */
type Said = {readonly said: string} | {readonly thrown: string};

const RUNNER = path.join(__dirname, 'run-exercise.mjs');

/**
 * Runs a program.
 * @param js ES module, as the compiler of `version` wrote it
 * @param goal decides whether the console or the page counts, and what is clicked before
 */
async function runProgram(
  {run}: CompilerService,
  runtime: Runtime,
  {js, version, goal}: {readonly js: string; readonly version: string; readonly goal: Goal},
): Promise<Said> {
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
  const folder = await mkdtemp(path.join(tmpdir(), 'tutorial-'));
  try {
    const nameOf = (index: number): string => `./module-${index}.mjs`;
    await Promise.all(
      modules.map(({pieces}, index) =>
        writeFile(
          path.join(folder, nameOf(index)),
          pieces.map((piece) => (typeof piece === 'number' ? nameOf(piece) : piece)).join(''),
        ),
      ),
    );
    const at = (index = -1): string => `file://${path.join(folder, nameOf(index))}`;
    const mount = goal.kind === 'page' && {react: at(extra[0]), client: at(extra[1]), choose: goal.choose};
    const job = path.join(folder, 'job.json');
    await writeFile(job, JSON.stringify({program: at(program), ...(mount && {mount})}));
    const {code, stderr} = await run(process.execPath, [RUNNER, job], folder);
    if (code !== 0) return {thrown: stderr.trim() || `the process ended with ${code}`};
    return JSON.parse(await readText(`${job}.out`)) as Said;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
