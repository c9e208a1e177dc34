/**
 * The editor of an exercise: CodeMirror, a button that compiles and runs the code and compares the result with
 * the goal, and a button that brings the starting code back. Loaded when the reader starts to edit.
 */
import config from '@generated/playground/default/config.json';
import {fill} from '../../kit/core/built-component/built-component';
import type {Problem} from '../../compilers/core/engine';
import {isReached, type Goal} from '../core/goal';
import {openInlineEditor, type InlineEditor} from '../../editor/browser/inline-editor';
import type {RunMessage} from '../../sandbox/browser/messages';
import {createRunner} from '../../sandbox/browser/runner';
import {createView, workbenchWords, type View, type WorkbenchWords} from './view';
import './workbench.css';

/** What comes after an exercise: another one on the page, or the page of the next step. */
export type Next = {readonly address: string; readonly isStep: boolean};

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
  /** Said after an error: without a compiler, the page still shows the code. */
  readonly readOn: string;
  /** Missing on the last one. */
  readonly next: Next | undefined;
  /** Returns whether the code is kept for the next visit. */
  readonly onEdit: (code: string) => boolean;
  /** Called each time the goal is reached. */
  readonly onReached: () => void;
};

/**
 * Opens the workbench and moves the focus into it. If the editor or a compiler can't be reached, changes nothing and
 * rejects.
 */
export async function openWorkbench(options: WorkbenchOptions): Promise<void> {
  const {place, version, start, readOn} = options;
  const words = workbenchWords();
  let text = options.code;
  let view: View | undefined;
  const inline = await openInlineEditor({
    parent: () => (view = createView(place, words)).editor,
    query: {version},
    code: text,
    label: words.editor,
    warning: (number) => fill(words.warning, {number: String(number)}),
    changed: (next) => {
      text = next;
      return options.onEdit(next);
    },
    run: (now) => check(now),
  });
  if (!view) return;
  const shown: View = view;
  const check = createCheck({...options, words, inline, view: shown});
  shown.check.addEventListener('click', () => check(text));
  shown.reset.addEventListener('click', () => {
    inline.editor.setCode(start);
    inline.editor.focus();
  });
  inline.editor.focus();
  // The compiler loads while the reader writes.
  inline.compile(text).catch((error: unknown) => shown.say('failed', sentenceOf(error, readOn)));
}

const sentenceOf = (error: unknown, readOn: string): string =>
  `${error instanceof Error ? error.message : String(error)} ${readOn}`;

type CheckOptions = Pick<WorkbenchOptions, 'goal' | 'readOn' | 'next' | 'onReached'> & {
  readonly words: WorkbenchWords;
  readonly inline: InlineEditor;
  readonly view: View;
};

/** Compiles and runs code, and says what came of it. A later check replaces an earlier one. */
function createCheck({inline: {editor, manual, compile}, goal, words, readOn, next, onReached, view}: CheckOptions) {
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
      return view.reached(words.reached, next?.address, next?.isStep ? words.next : words.nextExercise);
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
    runner.dispose();
    view.say('checking', words.checking);
    const compiled = await compile(code);
    if (!compiled?.isCurrent) return;
    const {js, problems} = compiled;
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
    check(code).catch((error: unknown) => view.say('failed', sentenceOf(error, readOn)));
  };
}
