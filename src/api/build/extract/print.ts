/**
 * Prints signatures with `bsc`, which accepts one file at a time. A shell runs it for a batch of files, which takes 25%
 * less time than starting each process from Node.js (`npm run bench:api`). Windows doesn't have that shell, so its
 * batches contain one file.
 */
import type {Runner} from '../../../compilers/build/run';

const SIZE = process.platform === 'win32' ? 1 : 16;

/** Stops at the first file that can't be printed. Flags must not contain spaces. */
const SCRIPT = 'bsc=$1 flags=$2; shift 2; for file; do "$bsc" $flags "$file" || exit; printf "\\0"; done';

/** Splits files into batches for `printBatch`. */
export function batches(files: readonly string[]): readonly (readonly string[])[] {
  return Array.from({length: Math.ceil(files.length / SIZE)}, (_, index) =>
    files.slice(index * SIZE, (index + 1) * SIZE),
  );
}

/** The compiler's output for each file in a folder. Throws with the compiler's message and the file it can't read. */
export async function printBatch(
  run: Runner,
  bsc: string,
  flags: readonly string[],
  folder: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const [program, args] =
    SIZE === 1 ? [bsc, [...flags, ...files]] : ['/bin/sh', ['-c', SCRIPT, 'sh', bsc, flags.join(' '), ...files]];
  const {code, stdout, stderr} = await run(program, args, folder);
  const printed = SIZE === 1 ? [stdout] : stdout.split('\0').slice(0, -1);
  if (code !== 0)
    throw new Error(`${bsc} cannot print the signature of ${files[SIZE === 1 ? 0 : printed.length]}: ${stderr.trim()}`);
  return printed;
}
