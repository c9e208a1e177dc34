/**
 * Exercises, read from the source of a page and its fences. CONTRIBUTING.md shows how to write them: several on an
 * ordinary page, or one as a step of the tutorial.
 */
import type {Problem} from '../../examples/core/fence/scan';
import {isExerciseCode} from '../../examples/core/fence/fence';
import type {Example, PageFence} from '../../examples/core/fence/example';
import {readLines} from '../../kit/core/lines';
import {readGoal, type Goal} from './goal';

export type Exercise = {
  readonly start: Example;
  readonly solution: Example;
  readonly goal: Goal;
  /** The line of the goal's fence. */
  readonly goalLine: number;
};

/** The lines of a component with its content: 1-based, of its tags. */
type Lines = {readonly from: number; readonly to: number};

/** An exercise as it's written. */
export type ExerciseBlock = Lines & {
  /** Undefined for a step, which is the only exercise of its page, and if it's missing. */
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly isStep: boolean;
  /** By the names of the components in it. */
  readonly parts: ReadonlyMap<string, Lines>;
};

const PARTS = ['Goal', 'StartingCode', 'Hint', 'Solution'] as const;
const TAG = new RegExp(`^<(/?)(Exercise|TutorialStep|${PARTS.join('|')})\\b(.*)$`);

/** The exercises in a page's source. What MDX rejects, such as a tag that isn't closed, is reported elsewhere. */
export function exerciseBlocks(source: string): readonly ExerciseBlock[] {
  const lines = readLines(source);
  const tags = lines.flatMap(({line, isCode}, index) => {
    const [, slash, name = '', rest = ''] = (isCode ? undefined : TAG.exec(line)) ?? [];
    return slash === undefined ? [] : [{at: index + 1, name, rest, isOpening: slash === ''}];
  });
  const endOf = (name: string, from: number): number =>
    tags.find((tag) => !tag.isOpening && tag.name === name && tag.at >= from)?.at ?? lines.length;
  const opening = tags.filter(({isOpening}) => isOpening).map((tag) => ({...tag, to: endOf(tag.name, tag.at)}));
  return opening.flatMap(({name, rest, at: from, to}): readonly ExerciseBlock[] => {
    if (name !== 'Exercise' && name !== 'TutorialStep') return [];
    const parts = opening.filter((part) => part.at > from && part.to < to);
    const attribute = (wanted: string): string | undefined => new RegExp(`\\s${wanted}="([^"]+)"`).exec(rest)?.[1];
    return [
      {
        from,
        to,
        id: attribute('id'),
        title: attribute('title'),
        isStep: name === 'TutorialStep',
        parts: new Map(parts.map((part) => [part.name, {from: part.at, to: part.to}])),
      },
    ];
  });
}

/** Reads the exercises of a page, and says what others lack. Problems of single fences have been reported before. */
export function readExercises(
  source: string,
  fences: readonly PageFence[],
): {readonly exercises: readonly Exercise[]; readonly problems: readonly Problem[]} {
  const blocks = exerciseBlocks(source);
  const read = blocks.map((block) => readExercise(block, fences));
  const strays = fences.flatMap(({fence}): readonly Problem[] => {
    const isIn = blocks.some((block) => !block.isStep && isWithin(block, fence.line));
    if (isIn || fence.kind !== 'example' || !isExerciseCode(fence)) return [];
    return [
      {
        line: fence.line,
        message: `the example ${fence.name} has the name of an exercise's code, but isn't in an exercise`,
        fix: 'Give it a name that ends in neither -start nor -solution.',
      },
    ];
  });
  return {
    exercises: read.flatMap((one) => ('start' in one ? [one] : [])),
    problems: [...read.flatMap((one) => ('start' in one ? [] : [one])), ...strays],
  };
}

const isWithin = ({from, to}: Lines, line: number): boolean => line > from && line < to;

function readExercise(block: ExerciseBlock, fences: readonly PageFence[]): Exercise | Problem {
  const {id, title, isStep, parts} = block;
  const problem = (line: number, message: string, fix: string): Problem => ({line, message, fix});
  const asShown = 'CONTRIBUTING.md, "Write an exercise", shows how to write it.';
  if (!isStep && (id === undefined || title === undefined)) {
    const fix = 'Write <Exercise id="close-order" title="Close an order"> on one line.';
    return problem(block.from, `an exercise has no ${id === undefined ? 'id' : 'title'}`, fix);
  }
  if (!isStep && !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id ?? ''))
    return problem(
      block.from,
      `the id "${id}" of an exercise isn't made of lowercase words`,
      'Write it with hyphens, such as close-order.',
    );
  const name = isStep ? 'the tutorial step' : `the exercise ${id}`;
  const missing = PARTS.find((part) => !parts.has(part));
  if (missing !== undefined) return problem(block.from, `${name} has no <${missing}>`, asShown);
  const inPart = (part: (typeof PARTS)[number]): readonly PageFence[] => {
    const lines = parts.get(part);
    return lines ? fences.filter(({fence}) => isWithin(lines, fence.line)) : [];
  };

  const program = (part: 'StartingCode' | 'Solution'): Example | Problem => {
    const wanted = `${isStep ? '' : `${id}-`}${part === 'Solution' ? 'solution' : 'start'}`;
    const line = parts.get(part)?.from ?? block.from;
    const [only, second] = inPart(part).flatMap(({example}) => (example ? [example] : []));
    if (!only) return problem(line, `the <${part}> of ${name} has no example`, `Write it as \`\`\`res name=${wanted}.`);
    if (second)
      return problem(second.fence.line, `the <${part}> of ${name} has a second example`, 'Write all of it in one.');
    const {fence, prelude, written} = only;
    if (fence.name !== wanted) {
      const named = fence.name === undefined ? 'has no name' : `is named ${fence.name}`;
      return problem(fence.line, `the example in the <${part}> of ${name} ${named}`, `Write name=${wanted}.`);
    }
    if (prelude !== '' || written.length > 1 || fence.hidden)
      return problem(
        fence.line,
        `the example ${wanted} isn't a whole program`,
        'Write it in one file that is shown, without a prelude: the editor shows what the page shows.',
      );
    return only;
  };
  const start = program('StartingCode');
  if ('message' in start) return start;
  const solution = program('Solution');
  if ('message' in solution) return solution;
  const goals = inPart('Goal').flatMap(({raw, fence}) => {
    const goal = raw.language === 'txt' ? readGoal(fence.title ?? '', fence.code) : undefined;
    return goal ? [{goal, goalLine: fence.line}] : [];
  });
  const [found] = goals;
  if (!found || goals.length > 1)
    return problem(
      goals[1]?.goalLine ?? parts.get('Goal')?.from ?? block.from,
      `${name} has ${goals.length} goals`,
      'Write exactly one txt fence with title="Console" or title="Page".',
    );
  return {start, solution, ...found};
}
