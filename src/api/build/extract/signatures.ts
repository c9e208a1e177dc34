/** Prints the signatures of compiled modules. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {Runner} from '../../../compilers/build/run';
import {dedent} from '../../../kit/core/lines';
import {moduleOf} from '../../../rescript/core/modules';
import type {RawVersion} from '../../core/model/raw';
import type {VersionPackages} from './packages';

type Signatures = RawVersion['signatures'];

/** Ends the names of modules that repeat others with their aliases. */
const KEPT = 'WithItsAliases';

/**
 * The signatures of a folder's compiled modules by name, in ReScript syntax and, if `reasonPrinter` is set, in Reason
 * syntax.
 *
 * `bsc X.cmi` prints one module per process, and there are up to 150 in a folder, so they are put into one module:
 *
 *     module type Belt = module type of Belt
 *     module BeltWithItsAliases = {include Belt}
 *
 * `module type of` replaces aliases with what they stand for, and `include` keeps them but changes types. So the few
 * modules in which `include` shows an alias are printed one by one. Throws with the compiler's message.
 *
 * @param folder absolute path of the compiled modules
 * @param files their names, such as `belt.cmi`
 */
export async function printSignatures(
  run: Runner,
  {printer, reasonPrinter}: Pick<VersionPackages, 'printer' | 'reasonPrinter'>,
  folder: string,
  files: readonly string[],
): Promise<{readonly signatures: Signatures; readonly reason: Signatures}> {
  const units = files.map(moduleOf);
  const work = await mkdtemp(path.join(os.tmpdir(), 'signatures-'));
  const bsc = async (program: string, args: readonly string[]): Promise<string> => {
    const {code, stdout, stderr} = await run(program, args, work);
    if (code === 0) return stdout;
    throw new Error(`${program} can't print the signatures of ${folder}: ${stderr.trim()}`);
  };
  try {
    const source = units.map(
      (unit) => `module type ${unit} = module type of ${unit}\nmodule ${unit}${KEPT} = {include ${unit}}\n`,
    );
    await writeFile(path.join(work, 'All.res'), source.join(''));
    await bsc(printer.bsc, [...printer.flags, '-w', '-a', '-bs-cmi-only', '-I', folder, 'All.res']);
    const all = modulesIn(await bsc(printer.bsc, [...printer.flags, 'All.cmi']));
    const alone = files.filter((file) => /^\s*module \w+ = [\w.]+$/m.test(all[moduleOf(file) + KEPT] ?? ''));
    const print = async (program: string, flags: readonly string[], together: Signatures): Promise<Signatures> => {
      const texts = await Promise.all(
        alone.map(async (file) => [moduleOf(file), await bsc(program, [...flags, path.join(folder, file)])] as const),
      );
      return {...Object.fromEntries(units.map((unit) => [unit, together[unit] ?? ''])), ...Object.fromEntries(texts)};
    };
    const reasonFlags = ['-bs-re-out'];
    return {
      signatures: await print(printer.bsc, printer.flags, all),
      reason:
        reasonPrinter === undefined
          ? {}
          : await print(reasonPrinter, reasonFlags, modulesIn(await bsc(reasonPrinter, [...reasonFlags, 'All.cmi']))),
    };
  } finally {
    await rm(work, {recursive: true, force: true});
  }
}

/** The bodies of the modules at the top level of a printed signature, by name. */
function modulesIn(printed: string): Signatures {
  return Object.fromEntries(
    printed.split(/^(?=module )/m).map((text) => {
      const [, name = ''] = /^module (?:type )?(\w+)/.exec(text) ?? [];
      const body = text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'));
      return [name, dedent(body.split('\n')).join('\n')];
    }),
  );
}
