/** Prints a source as its compiler's formatter does. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {EngineError, type Formatted} from '../../lib/playground/engine';
import {problemAtStart, problemsOf} from '../../lib/playground/problems';
import type {Syntax} from '../../lib/playground/settings';
import {refuseOptions} from '../../lib/syntax/config-attribute';
import {renderComment, tidyMl, topLevelPieces} from '../../lib/syntax/top-level';
import type {Runner} from '../examples/run';
import type {Toolchain} from '../examples/toolchain';

type FormatTask = {
  readonly toolchain: Toolchain;
  /** Name of the source's file. */
  readonly file: string;
  readonly code: string;
  readonly syntax: Syntax;
  /** Starts programs under the limits. */
  readonly run: Runner;
};

/**
 * Formats in an empty folder. ReScript is printed by the compiler, Reason and ML by refmt, which drops
 * ML's comments: those of whole lines are carried over, and a source with others is left alone.
 */
export async function formatSource(folder: string, task: FormatTask): Promise<Formatted> {
  const {code, syntax} = task;
  const refusal = refuseOptions(code, syntax);
  if (refusal) return {problems: [problemAtStart(`${refusal.message} in the playground (line ${refusal.line}).`)]};
  if (syntax !== 'ml') return print(folder, task, code);
  const whole = await print(folder, task, code);
  if (!('code' in whole)) return whole;
  const pieces: string[] = [];
  for (const piece of topLevelPieces(code, 'ml')) {
    if (piece.kind !== 'code') pieces.push(piece.kind === 'comment' ? `${renderComment(piece.text, 'ml')}\n` : '\n');
    else {
      const printed = await print(folder, task, piece.text);
      if (!('code' in printed)) return {problems: [problemAtStart('This source can not be formatted piece by piece, and as a whole it would lose its comments.')]};
      pieces.push(printed.code);
    }
  }
  const formatted = pieces.join('');
  if (commentsIn(formatted) === commentsIn(code)) return {code: formatted};
  return {problems: [problemAtStart('The formatter of ML would drop comments inside of definitions. Put them on lines of their own between definitions.')]};
}

async function print(folder: string, {toolchain, file, syntax, run, code: source}: FormatTask, code: string): Promise<Formatted> {
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
  return {problems: problems.length > 0 ? problems : [problemAtStart(printed.trim() || 'The formatter failed and did not say why.')]};
}

function commentsIn(code: string): number {
  return code.split('(*').length;
}
