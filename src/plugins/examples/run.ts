/** Runs a compiler binary. */
import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';

export type RunResult = {
  /** Null when it was ended by a signal. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** What a program may use before it is killed. */
export type RunLimits = {
  /** Time from its start. */
  readonly milliseconds: number;
  /** Bytes it may print on both streams together; unlimited when missing. */
  readonly output?: number;
};

/** The slowest example takes a tenth of a second. */
const LIMITS: RunLimits = {milliseconds: 30_000};

type Answer = {readonly id: number} & (RunResult | {readonly error: string});
type Waiting = {readonly resolve: (result: RunResult) => void; readonly reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
/** Runs a program as `run` does, under the caller's limits. */
export type Runner = (program: string, args: readonly string[], cwd: string) => Promise<RunResult>;

let runner: ChildProcess | undefined;
let lastId = 0;

/**
 * Runs a program to its end in a folder, with temporary files in that same folder: refmt leaves some
 * behind. It is started by a small process of its own (`runner.cjs` says why). Rejects when the program
 * cannot be started.
 */
export function run(program: string, args: readonly string[], cwd: string, {milliseconds, output}: RunLimits = LIMITS): Promise<RunResult> {
  const process = (runner ??= startRunner());
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) process.channel?.ref();
    waiting.set(id, {resolve, reject});
    process.send({id, program, args, cwd, env: temporaryFilesIn(cwd), limit: milliseconds, maxOutput: output ?? Infinity});
  });
}

/** Starts the small process. It keeps this one alive only while something is being run. */
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
    for (const {reject} of waiting.values()) reject(new Error(`The process that starts the compilers ended (${signal ?? code}).`));
    waiting.clear();
  });
  return started;
}

/** Nothing of the caller's environment but what Windows needs to start a program: results depend on their input alone. */
function temporaryFilesIn(folder: string): NodeJS.ProcessEnv {
  const {SystemRoot} = process.env;
  return {TMPDIR: folder, TEMP: folder, TMP: folder, ...(SystemRoot !== undefined && {SystemRoot})};
}
