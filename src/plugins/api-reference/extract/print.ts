/**
 * Prints signatures with `bsc`, which takes one file at a time. A shell starts it for a batch of files: that
 * costs a quarter less than starting each from Node.js (`npm run bench:api`). Windows has no such shell, so
 * batches hold one file there.
 */
import {run} from '../../examples/run';

const SIZE = process.platform === 'win32' ? 1 : 16;

/** Stops at the first file that cannot be printed. Flags contain no spaces. */
const SCRIPT = 'bsc=$1 flags=$2; shift 2; for file; do "$bsc" $flags "$file" || exit; printf "\\0"; done';

/** The files in batches for `printBatch`. */
export function batches(files: readonly string[]): readonly (readonly string[])[] {
  return Array.from({length: Math.ceil(files.length / SIZE)}, (_, index) => files.slice(index * SIZE, (index + 1) * SIZE));
}

/** What the compiler prints for each file of a folder. Throws with the compiler's message and the file that it cannot read. */
export async function printBatch(bsc: string, flags: readonly string[], folder: string, files: readonly string[]): Promise<readonly string[]> {
  const [program, args] = SIZE === 1 ? [bsc, [...flags, ...files]] : ['/bin/sh', ['-c', SCRIPT, 'sh', bsc, flags.join(' '), ...files]];
  const {code, stdout, stderr} = await run(program, args, folder);
  const printed = SIZE === 1 ? [stdout] : stdout.split('\0').slice(0, -1);
  if (code !== 0) throw new Error(`${bsc} cannot print the signature of ${files[SIZE === 1 ? 0 : printed.length]}: ${stderr.trim()}`);
  return printed;
}
