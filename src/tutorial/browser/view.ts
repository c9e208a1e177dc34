/** The workbench on the page. It's built by hand, because reading pages don't load React. */
import {fill} from '../../kit/core/built-component/built-component';
import type {WorkbenchWords} from './words';
import {create} from '../../kit/browser/dom';

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
