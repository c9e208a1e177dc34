/** Rejects sources that contain compiler options before any compiler does more than format them. */
import path from 'node:path';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {
  mayHaveOptions,
  refuseFormatted,
  refuseOptions,
  type Refusal,
} from '../../rescript/core/syntax/config-attribute';
import {run, runOnFile, type Runner} from './run';
import type {Toolchain} from './toolchain';

export type GuardResult =
  | {readonly kind: 'allowed'}
  | {readonly kind: 'refused'; readonly refusal: Refusal}
  | {readonly kind: 'unparsed'; readonly messages: string};

/**
 * Checks a source. `-format` is the only mode of the compiler that ignores options in the source, and its output spells
 * an attribute in only one way. Don't pass an untrusted source the formatter rejects to the compiler.
 * @param always runs the formatter even if nothing looks like an attribute
 * @param runner with limits for an untrusted source
 */
export async function guardOptions(
  toolchain: Toolchain,
  {name, code}: SourceFile,
  always: boolean,
  runner: Runner = run,
): Promise<GuardResult> {
  const language = path.extname(name).slice(1);
  const written = refuseOptions(code, language);
  if (written) return {kind: 'refused', refusal: written};
  if (!always && !mayHaveOptions(code)) return {kind: 'allowed'};
  const args = ['-color', 'never', '-format'];
  const {code: exit, stdout, stderr} = await runOnFile(runner, toolchain.bsc, args, {name, code});
  if (exit !== 0) return {kind: 'unparsed', messages: stderr};
  const refusal = refuseFormatted(stdout);
  return refusal ? {kind: 'refused', refusal} : {kind: 'allowed'};
}
