/** A session at the editor with the build tool watching: turns it into frames at the speed it had. */
import type {Highlighter} from '../../src/plugins/examples/analysis';
import {quietMoment} from './quiet';
import type {Frame, Screen} from './screen';
import {terminalLines} from './terminal';
import {typeInto} from './typing';
import type {Build, Watcher} from './watch';

/** One thing done in the editor. */
export type Step = {
  /** The whole file after it. */
  readonly code: string;
  /** How long the result of saving stays, in ms. */
  readonly restMs: number;
  /** The terminal is cleared before the step. */
  readonly clear?: boolean;
};

export type Session = {readonly frames: readonly Frame[]; readonly builds: readonly Build[]};

export type SessionOptions = {
  readonly watcher: Watcher;
  readonly highlight: Highlighter;
  /** Path in the project. */
  readonly file: string;
  /** What is in it at first. */
  readonly start: string;
  /** What the terminal shows at first. */
  readonly opening: string;
  readonly steps: readonly Step[];
};

/** Types each step, saves it for real in a quiet moment, and shows what the tool then printed, when it printed it. */
export async function recordSession({watcher, highlight, file, start, opening, steps}: SessionOptions): Promise<Session> {
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
