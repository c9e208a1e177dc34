/** Runs compilers and other programs, with limits on those that read untrusted sources. */
import {fork, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {SourceFile} from '../../rescript/core/syntax/source-file';

export type RunResult = {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** The limits for one run of a compiler, at which it's killed. */
export type CompilerLimits = {
  readonly milliseconds: number;
  /** Bytes of address space, on Linux only: other systems don't let an unprivileged process limit it. */
  readonly memory: number;
  /** Bytes on both output streams together, and bytes of each file it writes. */
  readonly output: number;
};

/** Variables of the environment, besides the folder for temporary files. */
type RunOptions = {readonly env?: Readonly<Record<string, string>>};

/** Like `run`, with the caller's limits. */
export type Runner = (
  program: string,
  args: readonly string[],
  cwd: string,
  options?: RunOptions,
) => Promise<RunResult>;

/** In ms. For comparison: the slowest example takes 0.1 s. */
const TIMEOUT = 30_000;

/** For untrusted sources: several times what any page of this site needs. */
export const LIMITS: CompilerLimits = {milliseconds: 5_000, memory: 1_000_000_000, output: 2_000_000};

type Answer = {readonly id: number} & (RunResult | {readonly error: string});
type Waiting = {readonly resolve: (result: RunResult) => void; readonly reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
let runner: ChildProcess | undefined;
let lastId = 0;

/**
 * Runs a program in a folder until it exits. Its temporary files go there too, since refmt doesn't delete its own.
 * `runner.cjs` says why a helper process starts it. Rejects if the program can't be started.
 */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  {milliseconds = TIMEOUT, output = Infinity, env}: Partial<CompilerLimits> & RunOptions = {},
): Promise<RunResult> {
  const helper = (runner ??= startRunner());
  const id = ++lastId;
  // Windows needs this variable to start a program. Results depend on nothing else of the environment.
  const {SystemRoot} = process.env;
  const variables = {TMPDIR: cwd, TEMP: cwd, TMP: cwd, ...(SystemRoot !== undefined && {SystemRoot}), ...env};
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) helper.channel?.ref();
    waiting.set(id, {resolve, reject});
    helper.send({id, program, args, cwd, env: variables, limit: milliseconds, maxOutput: output});
  });
}

/** Starts the helper process, which keeps this one alive only while a program runs. */
function startRunner(): ChildProcess {
  const started = fork(path.join(__dirname, 'runner.cjs'), {execArgv: [], serialization: 'advanced'});
  started.unref();
  started.channel?.unref();
  started.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) started.channel?.unref();
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve({code: answer.code, stdout: answer.stdout, stderr: answer.stderr});
  });
  started.on('exit', (code, signal) => {
    runner = undefined;
    for (const {reject} of waiting.values())
      reject(new Error(`The helper process that starts the compilers exited (${signal ?? code}).`));
    waiting.clear();
  });
  return started;
}

/** Works in a new temporary folder, which is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rescript-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Writes files into a folder. */
export async function writeFiles(folder: string, files: readonly SourceFile[]): Promise<void> {
  await Promise.all(files.map(({name, code}) => writeFile(path.join(folder, name), code)));
}

/** Runs a program on a file in a temporary folder, whose path what it prints on its error stream doesn't name. */
export function runOnFile(
  run: Runner,
  program: string,
  args: readonly string[],
  {name, code}: SourceFile,
): Promise<RunResult> {
  return inFolder(async (folder) => {
    await writeFile(path.join(folder, name), code);
    const result = await run(program, [...args, name], folder);
    return {...result, stderr: result.stderr.replaceAll(folder + path.sep, '')};
  });
}

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
