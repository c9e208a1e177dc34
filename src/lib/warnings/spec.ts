/**
 * Warning flags, such as `+a-4-9@26..30`: what `warnings.number` and `warnings.error` of rescript.json,
 * `@@warning` and the compiler's `-w` and `-warn-error` take.
 */

/** The numbers that a capital letter stands for; `A` is always all of them. */
export type WarningGroups = ReadonlyMap<string, readonly number[]>;

/** `+` switches on, `-` switches off, `@` switches on and makes an error. */
export type WarningSign = '+' | '-' | '@';

/** One step of a flag: a stretch of numbers, both ends included, or the numbers of a letter. */
export type SpecStep = {readonly sign: WarningSign; readonly numbers: readonly number[]};

/** Which warnings are reported, and which of them are errors. */
export type WarningState = {readonly enabled: ReadonlySet<number>; readonly error: ReadonlySet<number>};

/** The highest number that any compiler knows or may soon know: what `a` and ranges reach to. */
const LAST = 999;

const STEP = /([+\-@])(?:(\d+)(?:\.\.(\d+))?|([A-Za-z]))|([A-Za-z])/y;

/**
 * Reads a flag as the compiler does. A letter without a sign switches on when it is a capital and off
 * when it is small. Throws a sentence that names the place for anything else.
 */
export function parseSpec(spec: string, groups: WarningGroups): readonly SpecStep[] {
  const steps: SpecStep[] = [];
  const pattern = new RegExp(STEP);
  while (pattern.lastIndex < spec.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(spec);
    if (!match) throw new Error(`"${spec}" is no list of warnings: at "${spec.slice(at)}" there has to be +, - or @ and then a number, two numbers with .. between them, or a letter.`);
    const [, sign, from, to, letter, bare] = match;
    if (bare !== undefined) steps.push({sign: bare === bare.toUpperCase() ? '+' : '-', numbers: ofLetter(bare, groups)});
    else if (letter !== undefined) steps.push({sign: sign as WarningSign, numbers: ofLetter(letter, groups)});
    else steps.push({sign: sign as WarningSign, numbers: stretch(Number(from), Number(to ?? from), spec)});
  }
  return steps;
}

/**
 * Applies a flag to a state.
 * @param what whether the flag is one of `-w` (what is reported) or of `-warn-error` (what is an error)
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
  if (to < from) throw new Error(`"${spec}" is no list of warnings: ${from}..${to} runs backwards.`);
  const last = Math.min(to, LAST);
  return Array.from({length: Math.max(0, last - from + 1)}, (_, index) => from + index);
}
