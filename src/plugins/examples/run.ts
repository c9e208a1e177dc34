/** Runs a compiler binary. */
import {spawn} from 'node:child_process';

export type RunResult = {
  /** Undefined when it was ended by a signal. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
};

/** A binary that runs longer than this is killed, milliseconds. The slowest example takes a tenth of a second. */
const LIMIT = 30_000;

/**
 * Runs a program to its end in a folder, with temporary files in that same folder: refmt leaves some
 * behind. Rejects when the program cannot be started.
 */
export function run(program: string, args: readonly string[], cwd: string): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd, env: temporaryFilesIn(cwd), stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT, killSignal: 'SIGKILL'});
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code: code ?? undefined, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString()});
    });
  });
}

/** Nothing of the caller's environment but what Windows needs to start a program: results depend on their input alone. */
function temporaryFilesIn(folder: string): NodeJS.ProcessEnv {
  const {SystemRoot} = process.env;
  return {TMPDIR: folder, TEMP: folder, TMP: folder, ...(SystemRoot !== undefined && {SystemRoot})};
}
