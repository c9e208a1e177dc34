/** The workbench on the page. Built by hand: a reading page loads no React. */
import {fill} from '../../../lib/built-component/built-component';
import type {TutorialWords} from '../../../lib/tutorial/words';

export type View = {
  /** Receives the editor. */
  readonly editor: HTMLElement;
  readonly check: HTMLButtonElement;
  readonly reset: HTMLButtonElement;
  /** Receives the frame of a run. */
  readonly frame: HTMLElement;
  /** What a reader sees of a run: `page` is the component's page, otherwise the frame only runs the program. */
  readonly showFrame: (page: boolean) => void;
  /** Replaces the result. @param output shown below the sentence, unchanged */
  readonly say: (state: 'checking' | 'failed', sentence: string, output?: string) => void;
  readonly reached: (sentence: string, next: string | undefined) => void;
  readonly problems: (
    sentence: string,
    problems: readonly {readonly row: number; readonly message: string; readonly goTo: () => void}[],
  ) => void;
};

function make<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = parent.appendChild(document.createElement(name));
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Adds the workbench to an element. */
export function createView(place: HTMLElement, words: TutorialWords): View {
  const root = make(place, 'div', 'workbench');
  const editor = make(root, 'div', 'workbench-editor');
  const bar = make(root, 'div', 'workbench-bar');
  const check = make(bar, 'button', 'button', words.check);
  const reset = make(bar, 'button', 'button secondary', words.reset);
  for (const button of [check, reset]) button.type = 'button';
  make(bar, 'p', 'workbench-keys', fill(words.keys, {key: isMac() ? '⌘Enter' : 'Ctrl+Enter'}));
  const result = make(root, 'div', 'workbench-result');
  result.setAttribute('role', 'status');
  const frame = make(root, 'div', 'workbench-frame');

  const begin = (state: string, sentence: string): void => {
    result.replaceChildren();
    result.dataset.state = state;
    make(result, 'p', '', sentence);
  };
  return {
    editor,
    check,
    reset,
    frame,
    showFrame: (page) => frame.toggleAttribute('data-shown', page),
    say(state, sentence, output) {
      begin(state, sentence);
      if (output !== undefined) make(result, 'pre', '', output).tabIndex = 0;
    },
    reached(sentence, next) {
      begin('reached', sentence);
      if (next !== undefined) make(result, 'a', 'button', words.next).href = next;
    },
    problems(sentence, problems) {
      begin('failed', sentence);
      const list = make(result, 'ul');
      list.setAttribute('role', 'list');
      for (const {row, message, goTo} of problems) {
        const item = make(list, 'li');
        const button = make(item, 'button', '', fill(words.line, {line: String(row)}));
        button.type = 'button';
        button.addEventListener('click', goTo);
        make(item, 'pre', '', message).tabIndex = 0;
      }
    },
  };
}
