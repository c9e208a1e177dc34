/** Formats sources with their compiler's formatter, and converts them to another syntax. */
import {EngineError, type Formatted} from '../core/engine';
import {problemAtStart, problemsOf} from '../core/problems';
import type {Syntax as AnySyntax} from '../core/settings';
import {refuseOptions} from '../../rescript/core/syntax/config-attribute';
import {tidyMl, topLevelPieces} from '../../rescript/core/syntax/ml';
import {sourceHash} from '../../kit/build/files/source-hash';
import {textOf} from './records/answers';
import {run, runOnFile, type Runner} from './run';
import type {CompilerService, Make} from './service';
import type {Toolchain} from './toolchain';

/** The syntaxes refmt knows. */
export type Syntax = Exclude<AnySyntax, 'res'>;

const CODE = sourceHash(__filename);

/**
 * Converts a source to the other syntax; undefined if it doesn't parse. Of the comments, those on lines of their own
 * between top-level items are kept.
 */
export async function convertSyntax(
  service: CompilerService,
  version: string,
  source: string,
  from: Syntax,
): Promise<string | undefined> {
  const {refmt} = service.toolchain(version);
  if (!refmt)
    throw new Error(`${version} can't convert between Reason and ML, because its toolchain doesn't include refmt.`);
  const to = from === 're' ? 'ml' : 're';
  const question = {version, kind: `${from} to ${to}`, about: source};
  const make: Make = async () => {
    const converted = await convertWithRefmt(refmt, run, source, from);
    return converted === undefined
      ? {verdict: 'no parse', texts: []}
      : {verdict: 'converted', texts: [{name: to, text: converted}]};
  };
  return textOf(await service.ask(question, make, CODE), to);
}

async function convertWithRefmt(refmt: string, run: Runner, source: string, from: Syntax): Promise<string | undefined> {
  const to = from === 're' ? 'ml' : 're';
  const convert = async (code: string): Promise<string | undefined> => {
    const file = {name: `source.${from}`, code};
    const {code: exit, stdout} = await runOnFile(run, refmt, refmtArguments(from, to), file);
    return exit === 0 ? tidyPrinted(stdout, to) : undefined;
  };
  return (await convertPieces(source, from, to, convert)) ?? convert(source);
}

/** A source with its top-level code converted, and what is between it kept; undefined if some code can't be. */
async function convertPieces(
  source: string,
  from: Syntax,
  to: Syntax,
  convert: (code: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  let converted = '';
  for (const {kind, text} of topLevelPieces(source, from, to)) {
    const own = kind === 'code' ? await convert(text) : text;
    if (own === undefined) return undefined;
    converted += own;
  }
  return converted;
}

const refmtArguments = (from: Syntax, to: Syntax): readonly string[] => [
  ...['--parse', from, '--print', to, '--print-width', '80'],
];

/** What refmt printed, without what it adds for itself. */
const tidyPrinted = (printed: string, syntax: AnySyntax): string =>
  `${(syntax === 'ml' ? tidyMl(printed) : printed).trimEnd()}\n`;

export type FormatTask = {
  readonly toolchain: Toolchain;
  readonly file: string;
  readonly code: string;
  readonly syntax: AnySyntax;
  /** Runs programs under limits. */
  readonly run: Runner;
};

/**
 * Formats ReScript with the compiler, Reason and ML with refmt. refmt drops ML's comments: those on lines of their own
 * are carried over, and a source with others is rejected.
 */
export async function formatSource(task: FormatTask): Promise<Formatted> {
  const {code, syntax} = task;
  const refused = refusedOptions(task);
  if (refused) return refused;
  const whole = await print(task, code);
  if (syntax !== 'ml' || 'problems' in whole) return whole;
  const formatted = await convertPieces(code, 'ml', 'ml', async (text) => {
    const printed = await print(task, text);
    return 'code' in printed ? printed.code : undefined;
  });
  if (formatted === undefined) return failure("This source can't be formatted without losing its comments.");
  if (commentsIn(formatted) === commentsIn(code)) return {code: formatted};
  return failure(
    'The ML formatter would drop comments inside definitions. Move them to their own lines between definitions.',
  );
}

/**
 * Converts to ReScript with the compiler's formatter, between Reason and ML with refmt, unless that would drop comments.
 * No tool prints ReScript as Reason or ML.
 */
export async function convertSource(task: FormatTask, to: AnySyntax): Promise<Formatted> {
  const {code, syntax, toolchain, run, file} = task;
  const refused = refusedOptions(task);
  if (refused) return refused;
  if (to === 'res') {
    const {code: exit, stdout} = await runOnFile(run, toolchain.bsc, FORMAT, {name: file, code});
    return exit === 0 ? {code: stdout} : cannotConvert;
  }
  if (syntax === 'res' || toolchain.refmt === undefined) return cannotConvert;
  const converted = await convertWithRefmt(toolchain.refmt, run, code, syntax);
  return converted !== undefined && commentsIn(converted) === commentsIn(code) ? {code: converted} : cannotConvert;
}

const FORMAT = ['-color', 'never', '-format'];

const failure = (message: string): Formatted => ({problems: [problemAtStart(message)]});

const cannotConvert = failure("This source can't be converted.");

function refusedOptions({code, syntax}: FormatTask): Formatted | undefined {
  const refusal = refuseOptions(code, syntax);
  return refusal && failure(`${refusal.message} in the playground (line ${refusal.line}).`);
}

/** @param code the source or a part of it */
async function print({toolchain, file, syntax, run, code: source}: FormatTask, code: string): Promise<Formatted> {
  const {bsc, refmt, columns: unit} = toolchain;
  const [program, args] =
    syntax === 'res' || refmt === undefined ? [bsc, FORMAT] : [refmt, refmtArguments(syntax, syntax)];
  const {code: exit, stdout, stderr} = await runOnFile(run, program, args, {name: file, code});
  if (exit === null) throw new EngineError('The formatter was stopped: it took too long, or printed too much.');
  if (exit === 0) return {code: tidyPrinted(stdout, syntax)};
  const problems = problemsOf(stderr, {source, file, unit});
  return problems.length > 0 ? {problems} : failure(stderr.trim() || 'The formatter failed without a message.');
}

function commentsIn(code: string): number {
  return code.split(/\(\*|\/[*/]/).length;
}
