/** Parses a fence. `src/examples/fences.md` describes the grammar for writers. */
import {
  EXAMPLE_LANGUAGES,
  JSX_MODES,
  type ExampleLanguage,
  type Expectation,
  type OutputOptions,
} from '../../../rescript/core/syntax/source-file';
import {readMeta, type MetaWord, type RawFence, type Problem} from './scan';

/** What the other names of the languages begin with, in lower case, with the one to write. */
const MISNAMED: Readonly<Record<string, ExampleLanguage>> = {
  res: 'res',
  reason: 're',
  rei: 're',
  ocaml: 'ml',
  mli: 'ml',
  bucklescript: 'ml',
};

const misnamed = (word: string): ExampleLanguage | undefined =>
  Object.entries(MISNAMED).find(([start]) => word.startsWith(start))?.[1];

export type Prelude =
  {readonly kind: 'named'; readonly names: readonly string[]} | {readonly kind: 'inline'; readonly source: string};

type Shown = {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  readonly title?: string;
  /** 1-based lines of the code, sorted. */
  readonly highlight: readonly number[];
};

/** A fence that's shown unchanged. */
type PlainFence = Shown & {readonly kind: 'plain'};

/** npm commands, shown for each package manager. */
export type NpmFence = Shown & {readonly kind: 'npm'};

/** Code in an example language that isn't compiled. */
type FragmentFence = Shown & {
  readonly kind: 'fragment';
  readonly language: ExampleLanguage;
  readonly reason: string;
};

export type ExampleFence = Shown &
  OutputOptions & {
    readonly kind: 'example';
    readonly language: ExampleLanguage;
    readonly name?: string;
    readonly hidden: boolean;
    readonly prelude?: Prelude;
    readonly expectation: Expectation;
    /** Only on pages without a version. */
    readonly version?: string;
  };

export type Fence = PlainFence | NpmFence | FragmentFence | ExampleFence;

/** Never throws: with problems, the result is the best reading of the rest. */
export function parseFence(raw: RawFence): {readonly fence: Fence; readonly problems: readonly Problem[]} {
  const reader = new MetaReader(raw);
  reader.language();
  const fence = isExampleLanguage(raw.language) ? readExample(raw, raw.language, reader) : readPlain(raw, reader);
  return {fence, problems: reader.finish()};
}

function isExampleLanguage(language: string): language is ExampleLanguage {
  return (EXAMPLE_LANGUAGES as readonly string[]).includes(language);
}

function readShown(raw: RawFence, reader: MetaReader): Shown {
  const title = reader.text('title');
  return {language: raw.language, code: raw.code, line: raw.line, highlight: reader.lines(), ...(title && {title})};
}

function readPlain(raw: RawFence, reader: MetaReader): PlainFence | NpmFence {
  return {...readShown(raw, reader), kind: raw.language === 'npm' ? 'npm' : 'plain'};
}

function readExample(raw: RawFence, language: ExampleLanguage, reader: MetaReader): FragmentFence | ExampleFence {
  const shown = {...readShown(raw, reader), language};
  const reason = reader.text('fragment');
  if (reason !== undefined) return {...shown, kind: 'fragment', reason};
  const name = reader.pattern('name', /^[A-Za-z][\w-]*$/, 'a word');
  const prelude = reader.prelude();
  const version = reader.pattern('version', /^v\d+\.\d+\.\d+$/, 'a version such as v12.0.0');
  const jsx = reader.choice('jsx', JSX_MODES);
  const letUnwrap = reader.choice('experimental', ['LetUnwrap']) && (true as const);
  const intoJs = language !== 'resi';
  return {
    ...shown,
    kind: 'example',
    hidden: reader.flag('hidden'),
    output: reader.choice('output', ['js', 'ts', 'none']) ?? (intoJs ? 'js' : 'none'),
    expectation: reader.expectation(),
    module: reader.choice('module', ['esmodule', 'commonjs']) ?? 'esmodule',
    ...(name && {name}),
    ...(prelude && {prelude}),
    ...(version && {version}),
    ...(jsx && {jsx}),
    ...(letUnwrap && {letUnwrap}),
  };
}

/** Takes the words of a meta string one by one; those left over are unknown. */
class MetaReader {
  private readonly left: MetaWord[];
  private readonly problems: Problem[] = [];

  constructor(private readonly raw: RawFence) {
    this.left = [...readMeta(raw.meta)];
  }

  /** An example under another name of its language would be shown without being compiled. */
  language(): void {
    const {language} = this.raw;
    if (isExampleLanguage(language)) return;
    const words = language.toLowerCase().split(/[^a-z]+/);
    const meant = words.map((word) => (isExampleLanguage(word) ? word : misnamed(word))).find(Boolean);
    if (meant === undefined) return;
    this.problem(
      `a fence has the language "${language}", so its code would be shown without being compiled`,
      `Write ${meant} instead. Code that can't be compiled has fragment="why" after it.`,
    );
  }

  lines(): readonly number[] {
    const word = this.take((candidate) => candidate.kind === 'lines');
    const lines = word?.kind === 'lines' ? word.lines : [];
    const count = this.raw.code.split('\n').length - 1;
    const beyond = lines.find((line) => line > count);
    if (beyond !== undefined) {
      this.problem(
        `the fence highlights line ${beyond}, but the code has only ${count}`,
        'Use line numbers of the code, starting at 1.',
      );
    }
    return lines.filter((line) => line <= count);
  }

  flag(name: string): boolean {
    return this.take((word) => word.kind === 'flag' && word.name === name) !== undefined;
  }

  /** Words; several must be in quotes. */
  text(name: string): string | undefined {
    const word = this.value(name);
    if (!word || word.value.trim() !== '') return word?.value;
    this.problem(`${name} is empty`, `Write ${name}="…" with words.`);
    return undefined;
  }

  pattern(name: string, pattern: RegExp, what: string): string | undefined {
    const word = this.value(name);
    if (!word || pattern.test(word.value)) return word?.value;
    this.problem(`${name}=${word.value} isn't valid`, `Write ${what} after ${name}=.`);
    return undefined;
  }

  choice<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const word = this.value(name);
    const value = values.find((candidate) => candidate === word?.value);
    if (word && value === undefined) {
      this.problem(
        `${name}=${word.value} isn't valid`,
        `Write ${values.map((each) => `${name}=${each}`).join(' or ')}.`,
      );
    }
    return value;
  }

  prelude(): Prelude | undefined {
    const word = this.value('prelude');
    if (!word) return undefined;
    if (word.quoted) return {kind: 'inline', source: `${word.value}\n`};
    return {kind: 'named', names: word.value.split(',')};
  }

  expectation(): Expectation {
    const error = this.value('error');
    const warning = this.value('warning');
    if (error && warning) {
      this.problem("an example can't both fail and compile with a warning", 'Keep one of error= and warning=.');
    }
    const word = error ?? warning;
    if (!word) return {kind: 'success'};
    if (!word.quoted && /^\d{1,3}$/.test(word.value)) {
      return {kind: error ? 'warning-as-error' : 'warning', number: Number(word.value)};
    }
    if (error && error.value.trim() !== '') return {kind: 'error', words: error.value};
    this.problem(
      `${word.name}=${word.value} isn't valid`,
      error
        ? 'Write error="words of the message", or error=8 for a warning that\'s an error.'
        : 'Write the number of the warning, such as warning=32.',
    );
    return {kind: 'success'};
  }

  finish(): readonly Problem[] {
    for (const word of this.left) {
      const text = word.kind === 'unreadable' ? word.text : word.kind === 'lines' ? 'a second {…}' : word.name;
      this.problem(
        `unknown word in the meta string of a ${this.raw.language || 'plain'} fence: ${text}`,
        'Remove it, or use one of the words listed in src/examples/fences.md.',
      );
    }
    return this.problems;
  }

  private value(name: string): Extract<MetaWord, {kind: 'value'}> | undefined {
    const word = this.take(
      (candidate) => candidate.kind !== 'lines' && candidate.kind !== 'unreadable' && candidate.name === name,
    );
    if (word?.kind === 'value') return word;
    if (word) this.problem(`${name} needs a value`, `Write ${name}=… with a value.`);
    return undefined;
  }

  private take(wanted: (word: MetaWord) => boolean): MetaWord | undefined {
    const index = this.left.findIndex(wanted);
    return index === -1 ? undefined : this.left.splice(index, 1)[0];
  }

  private problem(message: string, fix: string): void {
    this.problems.push({line: this.raw.line, message, fix});
  }
}

/**
 * Whether an example is the starting code or the solution of an exercise (`src/tutorial`), by its name: `cart-start`,
 * `cart-solution`. Its block is the code alone: the exercise runs it in its own editor, and a page with
 * three of them would otherwise carry six programs in two languages.
 */
export const isExerciseCode = ({name = ''}: Pick<ExampleFence, 'name'>): boolean => /-(?:start|solution)$/.test(name);
