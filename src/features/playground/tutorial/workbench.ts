/**
 * The editor of a tutorial step: CodeMirror, a button that compiles and runs the code and compares the result with
 * the goal, and a button that brings the starting code back. Loaded when the reader starts to edit.
 */
import config from '@generated/playground/default/config.json';
import {baseUrl} from '../../../client/base-url';
import {versionLines, findVersion} from '../../../config/versions';
import {fill} from '../../../lib/built-component/built-component';
import {chooseVersion} from '../../../lib/playground/choose-version';
import {EngineError, type PlaygroundEngine, type Problem} from '../../../lib/playground/engine';
import {settingsForRun, type PlaygroundSettings} from '../../../lib/playground/settings';
import {settingsOf} from '../../../lib/playground-link/state';
import {isReached, type Goal} from '../../../lib/tutorial/goal';
import type {TutorialWords} from '../../../lib/tutorial/words';
import {warningAnchor} from '../../../lib/warnings/anchor';
import {chooseEngine} from '../engines/choose-engine';
import type {EditorHandle} from '../editor/create-editor';
import {loadEditor} from '../editor/load-editor';
import type {RunMessage} from '../run/messages';
import {createRunner} from '../run/runner';
import {createView, type View} from './view';

export type WorkbenchOptions = {
  /** Receives the workbench. */
  readonly place: HTMLElement;
  /** The code that Reset brings back. */
  readonly start: string;
  /** The code to open with. */
  readonly code: string;
  /** A manual version. */
  readonly version: string;
  readonly goal: Goal;
  readonly words: TutorialWords;
  /** Address of the next step; missing on the last one. */
  readonly next: string | undefined;
  readonly onEdit: (code: string) => void;
  /** Called each time the goal is reached. */
  readonly onReached: () => void;
};

/** Opens the workbench and moves the focus into it. Rejects without a trace when the editor or a compiler can't be reached. */
export async function openWorkbench(options: WorkbenchOptions): Promise<void> {
  const {place, version, words} = options;
  const [{createEditor}, {engine, versions}] = await Promise.all([loadEditor(), chooseEngine(config.bundles)]);
  const release = chooseVersion(version, versions);
  if (!release) {
    engine.dispose();
    throw new EngineError(`This copy of the site has no compiler for ${version}.`);
  }
  const settings = settingsForRun(settingsOf({}, release.version));
  const view = createView(place, words);
  let text = options.code;
  const editor = createEditor({
    parent: view.editor,
    code: text,
    syntax: 'res',
    label: words.editor,
    words: {
      warning: (number) => fill(words.warning, {number: String(number)}),
      address: (number) => `${warningsPage(version)}#${warningAnchor(number)}`,
    },
    changed: (next) => {
      text = next;
      options.onEdit(next);
    },
    moved: () => undefined,
    run: (now) => check(now),
    format: (now) => void format({engine, editor, settings}, now),
  });
  const check = createCheck({...options, manual: release.manual, engine, settings, view, editor});
  view.check.addEventListener('click', () => check(text));
  view.reset.addEventListener('click', () => {
    editor.setCode(options.start);
    editor.focus();
  });
  editor.focus();
  // The compiler loads while the reader writes.
  engine.compile(text, settings).catch((error: unknown) => view.say('failed', sentenceOf(error, words)));
}

/** A compiler that can't be loaded leaves the reader with what the page shows. */
const sentenceOf = (error: unknown, {readOn}: TutorialWords): string =>
  `${error instanceof Error ? error.message : String(error)} ${readOn}`;

const warningsPage = (version: string): string =>
  `${baseUrl}docs/manual/${findVersion(versionLines.default, version)?.path ?? version}/warning-numbers`;

type Tools = {
  readonly engine: PlaygroundEngine;
  readonly editor: EditorHandle;
  readonly settings: PlaygroundSettings;
};

async function format({engine, editor, settings}: Tools, code: string): Promise<void> {
  const formatted = await engine.format(code, settings).catch(() => undefined);
  if (formatted && 'code' in formatted) editor.setCode(formatted.code);
}

type CheckOptions = Tools &
  Pick<WorkbenchOptions, 'goal' | 'words' | 'next' | 'onReached'> & {
    /** The manual version of the release in use. */
    readonly manual: string;
    readonly view: View;
  };

/** Compiles and runs code, and says what came of it. A later check replaces an earlier one. */
function createCheck({engine, editor, settings, goal, words, next, onReached, manual, view}: CheckOptions) {
  let latest = 0;
  let printed: string[] = [];
  let shown = '';
  let thrown: string | undefined;
  let stopped = false;
  let reached = false;
  const judge = (): void => {
    if (stopped) return view.say('failed', words.stopped);
    if (thrown !== undefined) return view.say('failed', words.printed, [...printed, thrown].join('\n'));
    const said = goal.kind === 'console' ? printed.join('\n') : shown;
    if (isReached(goal, said)) {
      if (!reached) onReached();
      reached = true;
      return view.reached(words.reached, next);
    }
    // Whoever has reached the goal may go on playing with the page.
    if (reached) return undefined;
    if (goal.kind === 'page') return view.say('failed', words.shown);
    return printed.length === 0 ? view.say('failed', words.silent) : view.say('failed', words.printed, said);
  };
  const hear = (message: RunMessage): void => {
    if (message.kind === 'console') printed.push(message.values.join(' '));
    if (message.kind === 'error') thrown = message.message;
    if (message.kind === 'page') shown = message.text;
    if (message.kind === 'stopped') stopped = true;
    if (message.kind === 'page' || message.kind === 'stopped' || message.kind === 'finished') judge();
  };
  const runner = createRunner(view.frame, {...config, title: words.frame, onMessage: hear});

  const check = async (code: string): Promise<void> => {
    const own = ++latest;
    runner.dispose();
    view.say('checking', words.checking);
    const {js, problems} = await engine.compile(code, settings);
    if (own !== latest) return;
    editor.setResult(problems, [], code);
    if (js === undefined) return showProblems(problems);
    [printed, shown, thrown, stopped, reached] = [[], '', undefined, false, false];
    const react = goal.kind === 'page';
    view.showFrame(react);
    await runner.run({js, version: manual, react});
  };
  const showProblems = (problems: readonly Problem[]): void => {
    view.showFrame(false);
    view.problems(
      words.problems,
      problems.filter(({kind}) => kind === 'error').map((problem) => ({...problem, goTo: () => editor.goTo(problem)})),
    );
  };
  return (code: string): void => {
    check(code).catch((error: unknown) => view.say('failed', sentenceOf(error, words)));
  };
}
