/** Runs compilers on untrusted sources, with limits on time, memory and, where the system supports it, processes. */
import {existsSync} from 'node:fs';
import {run, type Runner} from './run';

/** The limits for one compiler run. */
export type CompilerLimits = {
  readonly milliseconds: number;
  /** Bytes of address space, on Linux only: other systems don't let an unprivileged process limit it. */
  readonly memory: number;
  /** Bytes of output, and bytes of each file it writes. */
  readonly output: number;
};

/** Several times what any page of this site needs. */
export const LIMITS: CompilerLimits = {milliseconds: 5_000, memory: 1_000_000_000, output: 2_000_000};

const PRLIMIT = '/usr/bin/prlimit';

/**
 * Creates a runner with limits. On Linux, `prlimit` also prevents the program from starting others, except as root.
 * @param mayStartOthers as v8 does for Reason, which it parses with a separate program
 */
export function limitedRunner({milliseconds, memory, output}: CompilerLimits, mayStartOthers: boolean): Runner {
  const time = {milliseconds, output};
  if (!existsSync(PRLIMIT)) return (program, args, cwd, options) => run(program, args, cwd, {...options, ...time});
  const limits = [
    `--as=${memory}`,
    `--fsize=${output}`,
    `--cpu=${Math.ceil(milliseconds / 1000) + 1}`,
    '--core=0',
    ...(mayStartOthers ? [] : ['--nproc=1']),
  ];
  return (program, args, cwd, options) => run(PRLIMIT, [...limits, program, ...args], cwd, {...options, ...time});
}
