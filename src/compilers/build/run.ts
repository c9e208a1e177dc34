/** Runs a compiler binary. */
import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';

export type RunResult = {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** The limits at which a program is killed. */
type RunLimits = {
  readonly milliseconds: number;
  /** Bytes on both output streams together. */
  readonly output?: number;
};

/** Variables of the environment, besides the folder for temporary files. */
type RunOptions = {readonly env?: Readonly<Record<string, string>>};

/** For comparison: the slowest example takes 0.1 s. */
const LIMITS: RunLimits = {milliseconds: 30_000};

type Answer = {readonly id: number} & (RunResult | {readonly error: string});
type Waiting = {readonly resolve: (result: RunResult) => void; readonly reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
/** Like `run`, with the caller's limits. */
export type Runner = (
  program: string,
  args: readonly string[],
  cwd: string,
  options?: RunOptions,
) => Promise<RunResult>;

let runner: ChildProcess | undefined;
let lastId = 0;

/**
 * Runs a program in a folder until it exits. Its temporary files go there too, because refmt doesn't delete its own.
 * `runner.cjs` says why a helper process starts it. Rejects if the program can't be started.
 */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  {milliseconds, output, env}: Partial<RunLimits> & RunOptions = {},
): Promise<RunResult> {
  const process = (runner ??= startRunner());
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) process.channel?.ref();
    waiting.set(id, {resolve, reject});
    process.send({
      id,
      program,
      args,
      cwd,
      env: {...temporaryFilesIn(cwd), ...env},
      limit: milliseconds ?? LIMITS.milliseconds,
      maxOutput: output ?? Infinity,
    });
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

/** Passes on only what Windows needs to start a program, so that results depend on nothing else. */
function temporaryFilesIn(folder: string): NodeJS.ProcessEnv {
  const {SystemRoot} = process.env;
  return {TMPDIR: folder, TEMP: folder, TMP: folder, ...(SystemRoot !== undefined && {SystemRoot})};
}
