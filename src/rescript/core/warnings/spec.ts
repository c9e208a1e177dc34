/** Warning flags, such as `+a-4-9@26..30`, as in rescript.json, `@@warning`, `-w` and `-warn-error`. */

/** The numbers a letter stands for, by upper-case letter; `A` is always all of them. */
export type WarningGroups = ReadonlyMap<string, readonly number[]>;

/** Enables, disables, or enables and turns into an error. */
export type WarningSign = '+' | '-' | '@';

/** A range with both ends, or the numbers of a letter. */
type SpecStep = {readonly sign: WarningSign; readonly numbers: readonly number[]};

export type WarningState = {readonly enabled: ReadonlySet<number>; readonly error: ReadonlySet<number>};

/** The highest number, with room for new warnings: the end of `a` and of open ranges. */
const LAST = 999;

const STEP = /([+\-@])(?:(\d+)(?:\.\.(\d+))?|([A-Za-z]))|([A-Za-z])/y;

/**
 * Parses a flag like the compiler. A letter without a sign enables its warnings if upper-case, and disables them if
 * lower-case. Throws a readable error with the position.
 */
export function parseSpec(spec: string, groups: WarningGroups): readonly SpecStep[] {
  const steps: SpecStep[] = [];
  const pattern = new RegExp(STEP);
  while (pattern.lastIndex < spec.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(spec);
    if (!match)
      throw new Error(
        `"${spec}" isn't a list of warnings: "${spec.slice(at)}" must start with +, - or @ followed by a number, two numbers with .. between them, or a letter.`,
      );
    const [, sign, from, to, letter, bare] = match;
    if (bare !== undefined)
      steps.push({sign: bare === bare.toUpperCase() ? '+' : '-', numbers: ofLetter(bare, groups)});
    else if (letter !== undefined) steps.push({sign: sign as WarningSign, numbers: ofLetter(letter, groups)});
    else steps.push({sign: sign as WarningSign, numbers: stretch(Number(from), Number(to ?? from), spec)});
  }
  return steps;
}

/** Why a text isn't a flag; undefined if it is one. */
export function specProblem(spec: string, groups: WarningGroups = new Map()): string | undefined {
  try {
    parseSpec(spec, groups);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Applies a flag to a state.
 * @param what whether it's a `-w` flag (what is reported) or a `-warn-error` flag (what is an error)
 */
export function applySpec(state: WarningState, steps: readonly SpecStep[], what: keyof WarningState): WarningState {
  const sets = {enabled: new Set(state.enabled), error: new Set(state.error)};
  for (const {sign, numbers} of steps) {
    for (const number of numbers) {
      if (sign === '-') sets[what].delete(number);
      else sets[what].add(number);
      if (sign === '@') {
        sets.enabled.add(number);
        sets.error.add(number);
      }
    }
  }
  return sets;
}

function ofLetter(letter: string, groups: WarningGroups): readonly number[] {
  const capital = letter.toUpperCase();
  return capital === 'A' ? stretch(1, LAST, 'a') : (groups.get(capital) ?? []);
}

function stretch(from: number, to: number, spec: string): readonly number[] {
  if (to < from) throw new Error(`"${spec}" isn't a list of warnings: ${from}..${to} runs backwards.`);
  const last = Math.min(to, LAST);
  return Array.from({length: Math.max(0, last - from + 1)}, (_, index) => from + index);
}
