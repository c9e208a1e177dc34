/** Shows problems as underlines, dots in the gutter, and messages that link to the table of warnings. */
import type {Diagnostic} from '@codemirror/lint';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import type {Problem} from '@site/src/compilers/core/engine';
import {lineStarts, stretchOf} from '@site/src/compilers/core/place';

/** What a message shows besides its text. */
export type ProblemWords = {
  /** `Warning 26` */
  readonly warning: (number: number) => string;
  /** URL of the warning's row in the table. */
  readonly address: (number: number) => string;
};

/**
 * The underlines for problems, with their messages.
 * @param code the text the positions refer to
 */
export function diagnosticsOf(problems: readonly Problem[], code: string, words: ProblemWords): Diagnostic[] {
  const starts = lineStarts(code);
  return problems.map((problem) => ({
    ...stretchOf(problem, code, starts),
    severity: problem.kind,
    message: problem.message,
    renderMessage: () => messageElement(problem, words),
  }));
}

function messageElement({warning, message}: Problem, words: ProblemWords): HTMLElement {
  const element = document.createElement('div');
  element.className = 'playground-message';
  if (warning !== undefined) {
    const link = element.appendChild(document.createElement('a'));
    link.href = words.address(warning);
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = words.warning(warning);
  }
  const text = element.appendChild(document.createElement('span'));
  Object.assign(text, UNTRANSLATED).textContent = message;
  return element;
}
