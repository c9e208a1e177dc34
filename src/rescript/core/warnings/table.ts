/**
 * A compiler's warnings, parsed from its help output, and the flags that set them, such as `+a-4-9@26..30`: in
 * rescript.json, `@@warning`, `-w` and `-warn-error`.
 */

/** The numbers a letter stands for, by upper-case letter; `A` is always all of them. */
type WarningGroups = ReadonlyMap<string, readonly number[]>;

/** Enables, disables, or enables and turns into an error. */
type WarningSign = '+' | '-' | '@';

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

export type Warning = {
  readonly number: number;
  /** Without the final period. */
  readonly text: string;
  /** By default, as the next one. */
  readonly enabled: boolean;
  readonly error: boolean;
};

export type WarningTable = {
  /** By number, ascending. */
  readonly warnings: readonly Warning[];
  readonly groups: WarningGroups;
  /** For `-w` and `-warn-error`. */
  readonly defaults: {readonly enabled: string; readonly error: string};
};

/**
 * Builds the table. Throws a readable error if one of the outputs has an unexpected format.
 * @param descriptions the output of `bsc -warn-help`: numbers with texts, then letters
 * @param usage the output of `bsc -help`, which states the defaults
 */
export function warningTable(descriptions: string, usage: string): WarningTable {
  const texts = parseDescriptions(descriptions);
  if (texts.size === 0)
    throw new Error('bsc -warn-help prints no warnings. Compare its output with src/rescript/core/warnings/table.ts.');
  const groups = parseGroups(descriptions);
  const defaults = parseDefaults(usage);
  const nothing = {enabled: new Set<number>(), error: new Set<number>()};
  const {enabled} = applySpec(nothing, parseSpec(defaults.enabled, groups), 'enabled');
  const {error} = applySpec(nothing, parseSpec(defaults.error, groups), 'error');
  return {
    groups,
    defaults,
    warnings: [...texts].map(([number, text]) => ({
      number,
      text,
      enabled: enabled.has(number),
      error: error.has(number),
    })),
  };
}

/** Continuation lines are indented; numbers are right-aligned in three columns. */
function parseDescriptions(help: string): Map<number, string> {
  const texts = new Map<number, string>();
  let last: number | undefined;
  for (const line of help.split(/\r?\n/)) {
    const [, number, text] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    if (number !== undefined) {
      last = Number(number);
      texts.set(last, (text ?? '').trim());
    } else if (/^ {4}\S/.test(line) && last !== undefined) texts.set(last, `${texts.get(last)} ${line.trim()}`);
    else last = undefined;
  }
  return new Map([...texts].sort(([a], [b]) => a - b).map(([number, text]) => [number, text.replace(/[\s.:]+$/, '')]));
}

function parseGroups(help: string): WarningGroups {
  const groups = [...help.matchAll(/^ {2}([A-Z]) (?:warnings|Alias for warning) ([\d, ]+)\.$/gm)];
  return new Map(groups.map(([, letter = '', numbers = '']) => [letter, numbers.split(',').map(Number)]));
}

function parseDefaults(usage: string): WarningTable['defaults'] {
  const enabled = /default setting is (\S+)/.exec(usage)?.[1];
  const error = /Default setting is (\S+)/.exec(usage)?.[1];
  if (enabled === undefined || error === undefined) {
    throw new Error(
      'bsc -help prints no default settings for -w and -warn-error. Compare its output with src/rescript/core/warnings/table.ts.',
    );
  }
  return {enabled, error};
}

export type WarningLevel = 'off' | 'on' | 'error';

const SIGNS: Readonly<Record<WarningLevel, WarningSign>> = {off: '-', on: '+', error: '@'};

/** The compiler's defaults, then `-w` flags. Throws a readable error for invalid flags. */
export function stateAfter({warnings, groups}: WarningTable, spec: string): WarningState {
  const numbers = (chosen: (warning: Warning) => boolean) => new Set(warnings.filter(chosen).map(({number}) => number));
  return applySpec(
    {enabled: numbers(({enabled}) => enabled), error: numbers(({error}) => error)},
    parseSpec(spec, groups),
    'enabled',
  );
}

/** Why a text can't be flags, as a sentence; undefined if it can. The compiler ignores numbers it doesn't know. */
export function problemOfFlags({warnings, groups}: WarningTable, text: string): string | undefined {
  const problem = specProblem(text, groups);
  if (problem !== undefined) return problem;
  const last = warnings.at(-1)?.number ?? 0;
  const unknown = [...text.matchAll(/[-+@](\d+)/g)]
    .map(([, number]) => Number(number))
    .filter((number) => number > last);
  return unknown.length === 0
    ? undefined
    : `This compiler doesn't have a warning ${unknown.join(', ')}. Its highest number is ${last}.`;
}

/** A warning's level in a state. */
export function levelOf({enabled, error}: WarningState, number: number): WarningLevel {
  if (!enabled.has(number)) return 'off';
  return error.has(number) ? 'error' : 'on';
}

/**
 * Flags that change one warning's level only. Earlier flags for it alone are dropped, and no redundant one is added.
 */
export function withLevel(table: WarningTable, spec: string, number: number, level: WarningLevel): string {
  const rest = spec.replaceAll(new RegExp(`[-+@]${number}(?!\\d|\\.\\.)`, 'g'), '');
  const before = levelOf(stateAfter(table, rest), number);
  if (before === level) return rest;
  // A -w flag can't turn an error into a warning: if it's on, the compiler's default decides.
  return level === 'on' && before === 'error' ? rest : `${rest}${SIGNS[level]}${number}`;
}

/** Those whose number starts with the query, or whose text has all its words. */
export function findWarnings(warnings: readonly Warning[], query: string): readonly Warning[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return warnings;
  return warnings.filter(({number, text}) =>
    words.every((word) => (/^\d+$/.test(word) ? String(number).startsWith(word) : text.toLowerCase().includes(word))),
  );
}
