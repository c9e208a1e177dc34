import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import type {Example} from '../../examples/core/fence/example';
import type {Problem} from '../../examples/core/fence/problem';
import {isReached, type Goal} from '../core/goal';
import {isStep, readStep, type Step} from '../core/step';
import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import type {PageProblem} from '../../examples/build/check';
import type {Page} from '../../examples/build/collect';
import {createRuntime} from '../../sandbox/build/runtime';
import {runProgram, type Said} from './run-program';

/** Change this whenever a program could say something else, so that older results aren't used. */
const RECIPE = 1;

/** What became of the steps among the pages: how many there are, and what a writer has to fix. */
export type TutorialReport = {readonly steps: number; readonly problems: readonly PageProblem[]};

/**
 * Runs the solution and the starting code of every step, and compares them with the step's goal. The steps' examples
 * have been compiled before, so code that doesn't compile here isn't meant to.
 */
export async function checkTutorial(service: CompilerService, pages: readonly Page[]): Promise<TutorialReport> {
  const runtime = createRuntime(service);
  const runIt = async (example: Example, goal: Goal): Promise<Said | undefined> => {
    const {ok, js} = await service.compile(example.version, jobOf(example.files, example.fence));
    const program = js.at(-1)?.code;
    if (!ok || program === undefined) return undefined;
    return service
      .cache('tutorial')
      .get([RECIPE, runtime.addresses, process.version, program, goal], () =>
        runProgram(service, runtime, {js: program, version: example.version, goal}),
      );
  };
  const checkStep = async ({start, solution, goal, goalLine}: Step): Promise<Problem | undefined> => {
    const [before, after] = [await runIt(start, goal), await runIt(solution, goal)];
    if (!after || !('said' in after) || !isReached(goal, after.said)) {
      return {
        line: goalLine,
        message: 'the solution does not reach the goal',
        detail: resultOf(after),
        cure: 'Make the goal what the solution prints or shows, or correct the solution.',
      };
    }
    if (before && 'said' in before && isReached(goal, before.said)) {
      return {
        line: start.fence.line,
        message: 'the starting code has reached the goal already',
        cure: 'Leave something to do.',
      };
    }
    return undefined;
  };
  const problems: PageProblem[] = [];
  let steps = 0;
  for (const page of pages) {
    if (!isStep(await readText(path.join(service.siteDir, page.path)))) continue;
    steps++;
    const read = readStep(page.fences);
    const problem = 'problem' in read ? read.problem : await checkStep(read.step);
    if (problem) problems.push({page: page.path, ...problem});
  }
  return {steps, problems};
}

function resultOf(result: Said | undefined): string {
  if (!result) return "It doesn't compile.";
  return 'said' in result ? `It says:\n${result.said}` : `It throws: ${result.thrown}`;
}
