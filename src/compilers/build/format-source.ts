/** Formats a source with its compiler's formatter. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {EngineError, type Formatted} from '../core/engine';
import {problemAtStart, problemsOf} from '../core/problems';
import type {Syntax} from '../core/settings';
import {refuseOptions} from '../../rescript/core/syntax/config-attribute';
import {renderComment, topLevelPieces} from '../../rescript/core/syntax/top-level';
import {convertWithRefmt, refmtArguments, tidyPrinted} from './convert-syntax';
import type {Runner} from './run';
import type {Toolchain} from './toolchain';

export type FormatTask = {
  readonly toolchain: Toolchain;
  readonly file: string;
  readonly code: string;
  readonly syntax: Syntax;
  /** Runs programs under limits. */
  readonly run: Runner;
};

/**
 * Formats in an empty folder: ReScript with the compiler, Reason and ML with refmt. refmt drops ML's comments: those on
 * lines of their own are carried over, and a source with others is rejected.
 */
export async function formatSource(folder: string, task: FormatTask): Promise<Formatted> {
  const {code, syntax} = task;
  const refused = refusedOptions(task);
  if (refused) return refused;
  if (syntax !== 'ml') return print(folder, task, code);
  const whole = await print(folder, task, code);
  if (!('code' in whole)) return whole;
  let formatted = '';
  for (const piece of topLevelPieces(code, 'ml')) {
    if (piece.kind !== 'code') formatted += piece.kind === 'comment' ? `${renderComment(piece.text, 'ml')}\n` : '\n';
    else {
      const printed = await print(folder, task, piece.text);
      if (!('code' in printed)) return failure("This source can't be formatted without losing its comments.");
      formatted += printed.code;
    }
  }
  if (commentsIn(formatted) === commentsIn(code)) return {code: formatted};
  return failure(
    'The ML formatter would drop comments inside definitions. Move them to their own lines between definitions.',
  );
}

/**
 * Converts in an empty folder: to ReScript with the compiler's formatter, between Reason and ML with refmt, unless that
 * would drop comments. No tool prints ReScript as Reason or ML.
 */
export async function convertSource(folder: string, task: FormatTask, to: Syntax): Promise<Formatted> {
  const {code, syntax, toolchain, run, file} = task;
  const refused = refusedOptions(task);
  if (refused) return refused;
  if (to === 'res') {
    await writeFile(path.join(folder, file), code);
    const {code: exit, stdout} = await run(toolchain.bsc, ['-color', 'never', '-format', file], folder);
    return exit === 0 ? {code: stdout} : cannotConvert;
  }
  if (syntax === 'res' || toolchain.refmt === undefined) return cannotConvert;
  const converted = await convertWithRefmt(toolchain.refmt, run, code, syntax);
  return converted !== undefined && commentsIn(converted) === commentsIn(code) ? {code: converted} : cannotConvert;
}

const failure = (message: string): Formatted => ({problems: [problemAtStart(message)]});

const cannotConvert = failure("This source can't be converted.");

function refusedOptions({code, syntax}: FormatTask): Formatted | undefined {
  const refusal = refuseOptions(code, syntax);
  return refusal && failure(`${refusal.message} in the playground (line ${refusal.line}).`);
}

async function print(
  folder: string,
  {toolchain, file, syntax, run, code: source}: FormatTask,
  code: string,
): Promise<Formatted> {
  await writeFile(path.join(folder, file), code);
  const [program, args] =
    syntax === 'res' || toolchain.refmt === undefined
      ? ([toolchain.bsc, ['-color', 'never', '-format', file]] as const)
      : ([toolchain.refmt, refmtArguments(syntax, syntax, file)] as const);
  const {code: exit, stdout, stderr} = await run(program, args, folder);
  if (exit === null) throw new EngineError('The formatter was stopped: it took too long, or printed too much.');
  if (exit === 0) return {code: tidyPrinted(stdout, syntax)};
  const printed = stderr.replaceAll(folder + path.sep, '');
  const problems = problemsOf(printed, {source, file, unit: toolchain.columns});
  return problems.length > 0 ? {problems} : failure(printed.trim() || 'The formatter failed without a message.');
}

function commentsIn(code: string): number {
  return code.split(/\(\*|\/[*/]/).length;
}
