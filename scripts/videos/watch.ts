/** The build tool in watch mode, with everything it prints and the timing. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Output, `ms` after the change that caused it. */
export type Chunk = {readonly ms: number; readonly text: string};

/** The output for one change, from the moment it was written to the end of the build. */
export type Build = {
  readonly chunks: readonly Chunk[];
  /** The time the tool reports, in ms; undefined if the build failed. */
  readonly reportedMs: number | undefined;
};

/** The line that ends a build. */
const END = />>>> Finish compiling(?:\u001b\[\d+m)? (?:\(exit: \d+\)|(?:\u001b\[\d+m)?(\d+)(?:\u001b\[\d+m)? mseconds)/;
const PATIENCE_MS = 120_000;

export type Watcher = {
  /** The full build before the tool starts to watch. */
  readonly cold: Build;
  /** The tool's output when it starts to watch a project that is already built. */
  readonly first: Build;
  /** Writes a file of the project and waits for its build. */
  readonly save: (file: string, code: string) => Promise<Build>;
  readonly stop: () => void;
};

/** Builds a project, starts `rescript build -w` in it, and waits for its first output. */
export async function watchProject(folder: string): Promise<Watcher> {
  const start = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
    spawn(process.execPath, [path.join(folder, 'node_modules/rescript/rescript'), 'build', ...args], {
      cwd: folder,
      env: {...process.env, FORCE_COLOR: '1', NINJA_ANSI_FORCED: '1'},
    });
  const builder = start();
  const cold = await nextBuild(builder, folder);
  if (builder.exitCode === null) await once(builder, 'exit');
  const child = start('-w');
  const first = await nextBuild(child, folder);
  return {
    cold,
    first,
    save: async (file, code) => {
      const build = nextBuild(child, folder);
      await writeFile(path.join(folder, file), code);
      return build;
    },
    stop: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

function nextBuild(child: ChildProcessWithoutNullStreams, folder: string): Promise<Build> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const chunks: Chunk[] = [];
    let printed = '';
    const finish = (): void => {
      child.stdout.off('data', listen);
      child.stderr.off('data', listen);
      clearTimeout(patience);
    };
    const patience = setTimeout(() => {
      finish();
      reject(new Error(`The build in ${folder} did not end within ${PATIENCE_MS / 1000} s. It printed:\n${printed}`));
    }, PATIENCE_MS);
    const listen = (data: Buffer): void => {
      const text = data.toString().replaceAll(folder, '~/shop');
      printed += text;
      chunks.push({ms: performance.now() - start, text});
      const end = END.exec(printed);
      if (!end) return;
      finish();
      resolve({chunks, reportedMs: end[1] === undefined ? undefined : Number(end[1])});
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
}
