/** Keeps compiler options out of sources before any compiler sees them with more than its formatter. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {SourceFile} from '../../lib/fence/example';
import {mayHaveOptions, refuseFormatted, refuseOptions, type Refusal} from '../../lib/syntax/config-attribute';
import {run, type Runner} from './run';
import type {Toolchain} from './toolchain';

/** What the gate says: the source is fine, is refused, or does not even parse. */
export type GateResult =
  | {readonly kind: 'open'}
  | {readonly kind: 'refused'; readonly refusal: Refusal}
  | {readonly kind: 'unparsed'; readonly messages: string};

/**
 * Looks at one source. `-format` is the only way into a compiler that does not act on options in the
 * source, and its output has one spelling for an attribute. A source that the formatter refuses must not be
 * given to the compiler when it comes from a stranger.
 * @param always asks the formatter even where nothing looks like an attribute
 * @param runner starts the formatter; give one with limits for a source that comes from a stranger
 */
export async function gate(toolchain: Toolchain, {name, code}: SourceFile, always: boolean, runner: Runner = run): Promise<GateResult> {
  const language = path.extname(name).slice(1);
  const written = refuseOptions(code, language);
  if (written) return {kind: 'refused', refusal: written};
  if (!always && !mayHaveOptions(code)) return {kind: 'open'};
  const folder = await mkdtemp(path.join(tmpdir(), 'gate-'));
  try {
    await writeFile(path.join(folder, name), code);
    const {code: exit, stdout, stderr} = await runner(toolchain.bsc, ['-color', 'never', '-format', name], folder);
    if (exit !== 0) return {kind: 'unparsed', messages: stderr.replaceAll(folder + path.sep, '')};
    const refusal = refuseFormatted(stdout);
    return refusal ? {kind: 'refused', refusal} : {kind: 'open'};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
