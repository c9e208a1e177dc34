/** Formats a source with its compiler's formatter. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {EngineError, type Formatted, type Problem} from '../lib/playground/engine';
import {problemAtStart, problemsOf} from '../lib/playground/problems';
import type {Syntax} from '../lib/playground/settings';
import {refuseOptions} from '../lib/syntax/config-attribute';
import {renderComment, tidyMl, topLevelPieces} from '../lib/syntax/top-level';
import {convertWithRefmt} from './convert-syntax';
import type {Runner} from './run';
import type {Toolchain} from './toolchain';

export type FormatTask = {
  readonly toolchain: Toolchain;
  /** The source's file name. */
  readonly file: string;
  readonly code: string;
  readonly syntax: Syntax;
  /** Runs programs under limits. */
  readonly run: Runner;
};

/**
 * Formats in an empty folder. The compiler formats ReScript, and refmt formats Reason and ML. refmt drops ML's
 * comments, so whole-line comments are carried over by hand, and a source with other comments is rejected.
 */
export async function formatSource(folder: string, task: FormatTask): Promise<Formatted> {
  const {code, syntax} = task;
  const refused = refusedOptions(task);
  if (refused) return {problems: [refused]};
  if (syntax !== 'ml') return print(folder, task, code);
  const whole = await print(folder, task, code);
  if (!('code' in whole)) return whole;
  const pieces: string[] = [];
  for (const piece of topLevelPieces(code, 'ml')) {
    if (piece.kind !== 'code') pieces.push(piece.kind === 'comment' ? `${renderComment(piece.text, 'ml')}\n` : '\n');
    else {
      const printed = await print(folder, task, piece.text);
      if (!('code' in printed))
        return {
          problems: [problemAtStart("This source can't be formatted without losing its comments.")],
        };
      pieces.push(printed.code);
    }
  }
  const formatted = pieces.join('');
  if (commentsIn(formatted) === commentsIn(code)) return {code: formatted};
  return {
    problems: [
      problemAtStart(
        'The ML formatter would drop comments inside definitions. Move them to their own lines between definitions.',
      ),
    ],
  };
}

/**
 * Converts to another syntax, in an empty folder: to ReScript with the compiler's own formatter, between Reason and ML
 * with refmt, unless it would drop comments. No tool prints ReScript as Reason or ML.
 */
export async function convertSource(folder: string, task: FormatTask, to: Syntax): Promise<Formatted> {
  const {code, syntax, toolchain, run, file} = task;
  const refused = refusedOptions(task);
  if (refused) return {problems: [refused]};
  if (to === 'res') {
    await writeFile(path.join(folder, file), code);
    const {code: exit, stdout} = await run(toolchain.bsc, ['-color', 'never', '-format', file], folder);
    return exit === 0 ? {code: stdout} : cannotConvert;
  }
  if (syntax === 'res' || toolchain.refmt === undefined) return cannotConvert;
  const converted = await convertWithRefmt(toolchain.refmt, run, code, syntax);
  return converted !== undefined && commentsIn(converted) === commentsIn(code) ? {code: converted} : cannotConvert;
}

const cannotConvert: Formatted = {problems: [problemAtStart("This source can't be converted.")]};

function refusedOptions({code, syntax}: FormatTask): Problem | undefined {
  const refusal = refuseOptions(code, syntax);
  return refusal && problemAtStart(`${refusal.message} in the playground (line ${refusal.line}).`);
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
      : ([toolchain.refmt, ['--parse', syntax, '--print', syntax, '--print-width', '80', file]] as const);
  const {code: exit, stdout, stderr} = await run(program, args, folder);
  if (exit === null) throw new EngineError('The formatter was stopped: it took too long, or printed too much.');
  if (exit === 0) return {code: `${(syntax === 'ml' ? tidyMl(stdout) : stdout).trimEnd()}\n`};
  const printed = stderr.replaceAll(folder + path.sep, '');
  const problems = problemsOf(printed, {source, file, unit: toolchain.columns});
  return {
    problems:
      problems.length > 0 ? problems : [problemAtStart(printed.trim() || 'The formatter failed without a message.')],
  };
}

function commentsIn(code: string): number {
  return code.split(/\(\*|\/[*/]/).length;
}
