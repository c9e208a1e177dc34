/** Turns an editing session, with the build tool watching, into frames in real time. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Highlighter} from '../../src/compilers/build/highlight';
import {withoutColors} from '../../src/rescript/core/diagnostics/parse';
import {editor, terminal, type Scene} from './page';
import {typeInto} from './typing';

const CONFIG = {
  name: 'shop',
  sources: [{dir: 'src', subdirs: true}],
  'package-specs': {module: 'esmodule', 'in-source': true},
  suffix: '.res.mjs',
  'bs-dependencies': ['@rescript/core', '@rescript/react'],
  'bsc-flags': ['-open RescriptCore'],
  jsx: {version: 4},
};

/**
 * Creates a project with these sources, by file name, with the compiler this site installs. Returns its temporary folder,
 * which the caller deletes.
 */
async function makeProject(siteDir: string, sources: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  const installed = (name: string): string => path.join(siteDir, 'node_modules', name);
  const own = (name: string): string => path.join(folder, 'node_modules', name);
  await mkdir(own('@rescript'), {recursive: true});
  await mkdir(path.join(folder, 'src'));
  await symlink(installed('rescript'), own('rescript'));
  // The build tool writes to its dependencies' folders, so they are copied.
  await cp(installed('@rescript/core'), own('@rescript/core'), {recursive: true});
  await cp(installed('rescript-react-v11'), own('@rescript/react'), {recursive: true});
  await writeFile(path.join(folder, 'rescript.json'), JSON.stringify(CONFIG));
  await Promise.all(Object.entries(sources).map(([name, code]) => writeFile(path.join(folder, 'src', name), code)));
  return folder;
}

const WINDOW_MS = 300;
const IDLE_SHARE = 0.75;
const QUIET_TIMEOUT_MS = 1_800_000;

/**
 * Resolves once the processors have been idle for a moment, so that other programs don't affect the measurements.
 * Throws if that doesn't happen within half an hour.
 */
async function quietMoment(): Promise<void> {
  const end = performance.now() + QUIET_TIMEOUT_MS;
  let before = processorTimes();
  while (performance.now() < end) {
    await sleep(WINDOW_MS);
    const now = processorTimes();
    if (now.idle - before.idle >= IDLE_SHARE * (now.all - before.all)) return;
    before = now;
  }
  throw new Error(
    'Other programs kept the machine busy for half an hour, so nothing could be measured. Close them and record again.',
  );
}

function processorTimes(): {readonly idle: number; readonly all: number} {
  const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);
  const times = cpus().map((processor) => processor.times);
  return {idle: sum(times.map(({idle}) => idle)), all: sum(times.flatMap(Object.values))};
}

/** The output for one change, from the moment it was written to the end of the build. */
type Build = {
  /** What was printed, `ms` after the start. */
  readonly chunks: readonly {readonly ms: number; readonly text: string}[];
  /** Without colors. */
  readonly printed: string;
  /** The time the tool reports, in ms; NaN if the build failed. */
  readonly reportedMs: number;
};

/** The line that ends a build. */
const END = />>>> Finish compiling (?:\(exit: \d+\)|(\d+) mseconds)/;
const BUILD_TIMEOUT_MS = 120_000;

/**
 * Listens to the tool from now to the end of the next build.
 * @param folder the project's, which is printed as `~/shop`
 */
function nextBuild({stdout, stderr}: ChildProcessWithoutNullStreams, folder: string): Promise<Build> {
  const start = performance.now();
  const chunks: Build['chunks'][number][] = [];
  return new Promise((resolve, reject) => {
    const printed = (): string => withoutColors(chunks.map(({text}) => text).join(''));
    const timeout = setTimeout(
      () =>
        reject(
          new Error(
            `The build in ${folder} did not end within ${BUILD_TIMEOUT_MS / 1000} s. It printed:\n${printed()}`,
          ),
        ),
      BUILD_TIMEOUT_MS,
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
