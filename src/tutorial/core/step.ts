/**
 * A step of the tutorial, read from the fences of its page. `src/tutorial/README.md` shows how to write one.
 */
import type {Example, PageFence} from '../../examples/core/fence/example';
import type {Problem} from '../../examples/core/fence/problem';
import {readGoal, type Goal} from './goal';

export type Step = {
  readonly start: Example;
  readonly solution: Example;
  readonly goal: Goal;
  /** The line of the goal's fence. */
  readonly goalLine: number;
};

/** The component around a step. A page that has it is one. */
export const STEP_COMPONENT = 'TutorialStep';

/** Whether a page's source is a step. */
export const isStep = (source: string): boolean => new RegExp(`^<${STEP_COMPONENT}>`, 'm').test(source);

/** Reads the step of a page, or says what it lacks. Problems of single fences have been reported before. */
export function readStep(fences: readonly PageFence[]): {readonly step: Step} | {readonly problem: Problem} {
  const named = (name: string): Example | undefined =>
    fences.find(({example}) => example?.fence.name === name)?.example;
  const [start, solution] = [named('start'), named('solution')];
  const goals = fences.flatMap(({raw, fence}) => {
    const goal = raw.language === 'txt' ? readGoal(fence.title ?? '', fence.code) : undefined;
    return goal ? [{goal, goalLine: fence.line}] : [];
  });
  const [found] = goals;
  if (!start || !solution) {
    return {
      problem: {
        line: 1,
        message: `the tutorial step has no example named ${start ? 'solution' : 'start'}`,
        cure: 'Give the starting code name=start and the solution name=solution.',
      },
    };
  }
  if (!found || goals.length > 1) {
    return {
      problem: {
        line: goals[1]?.goalLine ?? 1,
        message: `the tutorial step has ${goals.length} goals`,
        cure: 'Write exactly one txt fence with title="Console" or title="Page".',
      },
    };
  }
  const hidden = [start, solution].find(({prelude, written}) => prelude !== '' || written.length > 1);
  if (hidden) {
    return {
      problem: {
        line: hidden.fence.line,
        message: `the example ${hidden.fence.name} isn't a whole program`,
        cure: 'Write it without a prelude and in one file: the editor shows what the page shows.',
      },
    };
  }
  return {step: {start, solution, ...found}};
}
