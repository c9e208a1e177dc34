/** Turns an editing session, with the build tool watching, into frames in real time. */
import type {Highlighter} from '../../src/compilers/highlight';
import {quietMoment} from './quiet';
import type {Frame, Screen} from './screen';
import {terminalLines} from './terminal';
import {typeInto} from './typing';
import type {Build, Watcher} from './watch';

/** One edit. */
export type Step = {
  /** The complete file after the edit. */
  readonly code: string;
  /** How long the result of saving is shown, in ms. */
  readonly restMs: number;
  /** Whether to clear the terminal before the edit. */
  readonly clear?: boolean;
};

export type Session = {readonly frames: readonly Frame[]; readonly builds: readonly Build[]};

export type SessionOptions = {
  readonly watcher: Watcher;
  readonly highlight: Highlighter;
  /** Path in the project. */
  readonly file: string;
  /** Its initial content. */
  readonly start: string;
  /** The terminal's initial content. */
  readonly opening: string;
  readonly steps: readonly Step[];
};

/** Types each edit, saves it while the machine is idle, and shows the tool's actual output with its actual timing. */
export async function recordSession({
  watcher,
  highlight,
  file,
  start,
  opening,
  steps,
}: SessionOptions): Promise<Session> {
  const frames: Frame[] = [];
  const builds: Build[] = [];
  const name = file.replace(/^.*\//, '');
  let code = start;
  let caret = start.length;
  let printed = opening;
  const shoot = async (ms: number, saved: boolean): Promise<void> => {
    const editor: Screen['editor'] = {name, code, tokens: await highlight('res', code), caret, saved};
    frames.push({ms, screen: {editor, below: {kind: 'terminal', lines: terminalLines(printed)}}});
  };
  for (const step of steps) {
    for (const state of typeInto(code, step.code)) {
      const untouched = state.code === code && frames.at(-1)?.screen.editor.saved !== false;
      ({code, caret} = state);
      await shoot(state.ms, untouched);
    }
    await shoot(350, false);
    if (step.clear) printed = '';
    await quietMoment();
    const build = await watcher.save(file, code);
    builds.push(build);
    await shoot(build.chunks[0]?.ms ?? 0, true);
    for (const [index, {ms, text}] of build.chunks.entries()) {
      printed += text;
      const next = build.chunks[index + 1];
      await shoot(next ? next.ms - ms : step.restMs, true);
    }
  }
  return {frames, builds};
}
