/** The build tool's output with its timing. */
import type {ChildProcessWithoutNullStreams} from 'node:child_process';
import {withoutColors} from '../../src/rescript/core/diagnostics/parse';

/** The output for one change, from the moment it was written to the end of the build. */
export type Build = {
  /** What was printed, `ms` after the start. */
  readonly chunks: readonly {readonly ms: number; readonly text: string}[];
  /** Without colors. */
  readonly printed: string;
  /** The time the tool reports, in ms; NaN if the build failed. */
  readonly reportedMs: number;
};

/** The line that ends a build. */
const END = />>>> Finish compiling (?:\(exit: \d+\)|(\d+) mseconds)/;
const TIMEOUT_MS = 120_000;

/**
 * Listens to the tool from now to the end of the next build.
 * @param folder the project's, which is printed as `~/shop`
 */
export function nextBuild({stdout, stderr}: ChildProcessWithoutNullStreams, folder: string): Promise<Build> {
  const start = performance.now();
  const chunks: Build['chunks'][number][] = [];
  return new Promise((resolve, reject) => {
    const printed = (): string => withoutColors(chunks.map(({text}) => text).join(''));
    const timeout = setTimeout(
      () =>
        reject(
          new Error(`The build in ${folder} did not end within ${TIMEOUT_MS / 1000} s. It printed:\n${printed()}`),
        ),
      TIMEOUT_MS,
    );
    const listen = (data: Buffer): void => {
      chunks.push({ms: performance.now() - start, text: data.toString().replaceAll(folder, '~/shop')});
      const end = END.exec(printed());
      if (!end) return;
      clearTimeout(timeout);
      for (const stream of [stdout, stderr]) stream.off('data', listen);
      resolve({chunks, printed: printed(), reportedMs: Number(end[1])});
    };
    for (const stream of [stdout, stderr]) stream.on('data', listen);
  });
}
