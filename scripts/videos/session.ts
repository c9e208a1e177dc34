/** Turns an editing session, with the build tool watching, into frames in real time. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Highlighter} from '../../src/compilers/build/highlight';
import {editor, terminal, type Scene} from './page';
import {makeProject} from './project';
import {quietMoment} from './quiet';
import {typeInto} from './typing';
import {nextBuild, type Build} from './watch';

type Session = {
  readonly siteDir: string;
  readonly highlight: Highlighter;
  /** All files of the project's `src`, by name. */
  readonly sources: Readonly<Record<string, string>>;
  /** Which of them the scene edits. */
  readonly file: string;
  readonly steps: readonly {
    /** The complete file after the edit. */
    readonly code: string;
    /** How long the result of saving is shown, in ms. */
    readonly restMs: number;
    /** What the tool has to print; if not given, that the build succeeded. */
    readonly says?: RegExp;
  }[];
};

const SUCCESS = /Finish compiling \d+ mseconds/;

/**
 * Types each edit, saves it while the machine is idle, and shows the tool's actual output with its actual timing.
 * @returns the frames, the first build of the whole project, and the build of each step. Rejects if the tool doesn't
 *   print what it should.
 */
export async function recordSession({siteDir, highlight, sources, file, steps}: Session): Promise<{
  readonly frames: Scene['frames'];
  readonly cold: Build;
  readonly builds: readonly Build[];
}> {
  const frames: Scene['frames'][number][] = [];
  const builds: Build[] = [];
  const folder = await makeProject(siteDir, sources);
  const started: ChildProcessWithoutNullStreams[] = [];
  const build = (...args: readonly string[]): ChildProcessWithoutNullStreams => {
    const program = path.join(folder, 'node_modules/rescript/rescript');
    const env = {...process.env, FORCE_COLOR: '1', NINJA_ANSI_FORCED: '1'};
    const child = spawn(process.execPath, [program, 'build', ...args], {cwd: folder, env});
    started.push(child);
    return child;
  };
  try {
    const builder = build();
    const cold = await nextBuild(builder, folder);
    if (builder.exitCode === null) await once(builder, 'exit');
    if (!SUCCESS.test(cold.printed)) throw new Error(`The project does not compile:\n${cold.printed}`);
    const watcher = build('-w');
    const {chunks} = await nextBuild(watcher, folder);
    let printed = `$ npx rescript build -w\n${chunks.at(-1)?.text ?? ''}`;
    let code = sources[file] ?? '';
    let caret = 0;
    const shoot = async (ms: number, isSaved: boolean): Promise<void> => {
      const pane = editor({name: file, code, tokens: await highlight('res', code)}, caret, isSaved);
      frames.push({ms, body: String(pane) + String(terminal(printed))});
    };
    for (const [step, {code: target, restMs, says = SUCCESS}] of steps.entries()) {
      for (const [at, state] of typeInto(code, target).entries()) {
        ({code, caret} = state);
        await shoot(state.ms, at === 0);
      }
      await shoot(350, false);
      printed = '';
      await quietMoment();
      const saved = nextBuild(watcher, folder);
      await writeFile(path.join(folder, 'src', file), code);
      const result = await saved;
      if (!says.test(result.printed))
        throw new Error(
          `Step ${step + 1} of ${file} should make the compiler say ${says}, but it said:\n${result.printed}`,
        );
      builds.push(result);
      await shoot(result.chunks[0]?.ms ?? 0, true);
      for (const [index, {ms, text}] of result.chunks.entries()) {
        printed += text;
        const next = result.chunks[index + 1];
        await shoot(next ? next.ms - ms : restMs, true);
      }
    }
    return {frames, cold, builds};
  } finally {
    for (const child of started) {
      child.stdin.end();
      child.kill();
    }
    await rm(folder, {recursive: true, force: true});
  }
}
