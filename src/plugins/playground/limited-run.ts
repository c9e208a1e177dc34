/** Starts compilers for sources of strangers: short, small, and unable to start anything themselves where the system can see to it. */
import {existsSync} from 'node:fs';
import {run, type Runner} from '../examples/run';

/** What one compiler may use. */
export type CompilerLimits = {
  readonly milliseconds: number;
  /** Bytes of address space. Linux only: no other system can be told without privileges. */
  readonly memory: number;
  /** Bytes of output, and of each file it writes. */
  readonly output: number;
};

/** What is enough for any page of this site many times over. */
export const LIMITS: CompilerLimits = {milliseconds: 5_000, memory: 1_000_000_000, output: 2_000_000};

const PRLIMIT = '/usr/bin/prlimit';

/**
 * A runner under limits. On Linux `prlimit` also keeps the program from starting others (unless the user
 * is root, whom the kernel exempts): v8 parses Reason with a program of its own, so it may not be kept there.
 * @param mayStartOthers the compiler needs another program for this source
 */
export function limitedRunner({milliseconds, memory, output}: CompilerLimits, mayStartOthers: boolean): Runner {
  const time = {milliseconds, output};
  if (!existsSync(PRLIMIT)) return (program, args, cwd) => run(program, args, cwd, time);
  const limits = [`--as=${memory}`, `--fsize=${output}`, `--cpu=${Math.ceil(milliseconds / 1000) + 1}`, '--core=0', ...(mayStartOthers ? [] : ['--nproc=1'])];
  return (program, args, cwd) => run(PRLIMIT, [...limits, program, ...args], cwd, time);
}
