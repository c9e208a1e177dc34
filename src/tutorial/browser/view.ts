/** The workbench on the page, and what it says. It's built by hand, since reading pages don't load React. */
import {translate} from '@docusaurus/Translate';
import {create} from '../../kit/browser/dom';
import {fill} from '../../kit/core/built-component/built-component';

export type View = ReturnType<typeof createView>;

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/**
 * Adds the workbench to an element.
 * @returns `editor` receives the editor, and `frame` the frame of a run
 */
export function createView(place: HTMLElement, words: WorkbenchWords) {
  const root = place.appendChild(create('div', 'workbench'));
  const editor = create('div', 'workbench-editor');
  const bar = create('div', 'workbench-bar');
  const check = create('button', 'button', words.check);
  const reset = create('button', 'button secondary', words.reset);
  const keys = fill(words.keys, {key: isMac() ? '⌘Enter' : 'Ctrl+Enter'});
  bar.append(check, reset, create('p', 'workbench-keys', keys));
  const result = create('div', 'workbench-result');
  result.setAttribute('role', 'status');
  const frame = create('div', 'workbench-frame');
  root.append(editor, bar, result, frame);

  const show = (state: string, sentence: string, ...more: readonly HTMLElement[]): void => {
    result.dataset.state = state;
    result.replaceChildren(create('p', '', sentence), ...more);
  };
  const output = (text: string): HTMLElement => {
    const element = create('pre', '', text);
    element.tabIndex = 0;
    return element;
  };
  return {
    editor,
    check,
    reset,
    frame,
    /** @param page whether the frame shows the component's page; otherwise it only runs the program, out of sight */
    showFrame: (page: boolean) => frame.toggleAttribute('data-shown', page),
    /** Replaces the result. @param text shown below the sentence, unchanged */
    say: (state: 'checking' | 'failed', sentence: string, text?: string): void =>
      show(state, sentence, ...(text === undefined ? [] : [output(text)])),
    /** @param next address of what comes next */
    reached(sentence: string, next: string | undefined, word: string): void {
      if (next === undefined) return show('reached', sentence);
      const link = create('a', 'button', word);
      link.href = next;
      show('reached', sentence, link);
    },
    problems(
      sentence: string,
      problems: readonly {readonly row: number; readonly message: string; readonly goTo: () => void}[],
    ): void {
      const list = create('ul');
      list.setAttribute('role', 'list');
      for (const {row, message, goTo} of problems) {
        const button = create('button', '', fill(words.line, {line: String(row)}));
        button.addEventListener('click', goTo);
        list.appendChild(create('li')).append(button, output(message));
      }
      show('failed', sentence, list);
    },
  };
}

/** What the workbench says. `{name}` is filled in. The page itself has the words from before it's there. */
export const workbenchWords = () => ({
  editor: translate({
    id: 'tutorial.editor',
    message: 'Your code',
    description: 'Accessible name of the editor of an exercise',
  }),
  frame: translate({
    id: 'tutorial.frame',
    message: 'Your page',
    description: 'Accessible name of the frame that shows the component of an exercise',
  }),
  check: translate({
    id: 'tutorial.check',
    message: 'Check',
    description: 'Button that compiles and runs the code of an exercise',
  }),
  reset: translate({
    id: 'tutorial.reset',
    message: 'Reset',
    description: 'Button that brings the starting code of an exercise back',
  }),
  keys: translate({
    id: 'tutorial.keys',
    message: '{key} checks your code. Esc, then Tab leaves the editor.',
    description: 'Below the editor of an exercise; {key} is Ctrl+Enter or ⌘Enter',
  }),
  checking: translate({
    id: 'tutorial.checking',
    message: 'Checking…',
    description: 'While the code of an exercise is compiled and run',
  }),
  reached: translate({
    id: 'tutorial.reached',
    message: "That's it: you've reached the goal.",
    description: 'The code of an exercise does what it should',
  }),
  next: translate({
    id: 'tutorial.next',
    message: 'Next step',
    description: 'Link that appears when a step of the tutorial is done',
  }),
  nextExercise: translate({
    id: 'tutorial.nextExercise',
    message: 'Next exercise',
    description: 'Link that appears when an exercise is done, if the page has another one',
  }),
  printed: translate({
    id: 'tutorial.printed',
    message: 'Not there yet. Your program prints:',
    description: 'Above the output of a program that has not reached the goal',
  }),
  silent: translate({
    id: 'tutorial.silent',
    message: "Not there yet. Your program doesn't print anything.",
    description: 'The program of an exercise has no output',
  }),
  shown: translate({
    id: 'tutorial.shown',
    message: 'Not there yet. Compare your page with the goal.',
    description: 'Above the page of a program that has not reached the goal',
  }),
  problems: translate({
    id: 'tutorial.problems',
    message: "It doesn't compile yet. The compiler says:",
    description: 'Above the compiler messages about the code of an exercise',
  }),
  line: translate({
    id: 'tutorial.line',
    message: 'Line {line}',
    description: 'Before a message of the compiler; a button that moves the cursor there',
  }),
  stopped: translate({
    id: 'tutorial.stopped',
    message: 'Your program was stopped: it ran for too long.',
    description: 'The program of an exercise has an endless loop',
  }),
  warning: translate({
    id: 'tutorial.warning',
    message: 'Warning {number}',
    description: 'Before a warning in the editor; links to the table of warnings',
  }),
});

export type WorkbenchWords = Readonly<ReturnType<typeof workbenchWords>>;
