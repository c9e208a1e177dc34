/** The elements around the editor of an example. */
import {translate} from '@docusaurus/Translate';
import {UNTRANSLATED} from '../../../kit/core/untranslated';
import type {Problem} from '../../../compilers/core/engine';
import {codeElement, rescriptHtml} from '../../../editor/browser/code-element';
import {create} from '../../../kit/browser/dom';

/**
 * Creates the elements, hidden until `open`. While the editor is open, the source's pane stays in the document, hidden
 * by `examples.css`: it holds the current code for the block's buttons.
 * @param prelude code that comes before the example and isn't shown with it
 */
export function createEditView(block: HTMLElement, prelude: string) {
  const host = create('div', 'edit-host');
  const editor = create('div', 'edit-editor');
  const problems = create('div', 'edit-problems');
  problems.setAttribute('role', 'status');
  const resetWord = translate({
    id: 'examples.edit.reset',
    message: 'Reset',
    description: 'Button that brings back the code of an example',
  });
  const reset = create('button', 'edit-reset', resetWord);
  host.append(...(prelude === '' ? [] : [setUp(prelude)]), editor, problems, reset);
  const button = block.querySelector<HTMLButtonElement>(':scope > .edit');
  const existing = block.querySelector<HTMLButtonElement>(':scope > .run');
  const runWord = translate({id: 'playground.run', message: 'Run', description: 'Button that runs the code'});
  const run = existing ?? create('button', 'run', runWord);
  return {
    editor,
    reset,
    /** The Run button, which an example without output gets here. */
    run,
    open(): void {
      if (!existing) block.querySelector(':scope > .try')?.before(run);
      block.querySelector(':scope > pre')?.before(host);
      block.dataset.editing = '';
      button?.setAttribute('aria-pressed', 'true');
    },
    close(): void {
      host.remove();
      if (!existing) run.remove();
      delete block.dataset.editing;
      button?.setAttribute('aria-pressed', 'false');
      button?.focus();
    },
    /** Lists the problems. Clicking one goes to its place in the code. */
    problems(list: readonly Problem[], goTo: (problem: Problem) => void): void {
      problems.replaceChildren(
        ...list.map((problem) => {
          const line = create('button', '', `${problem.row}:${problem.column + 1} ${problem.message}`);
          Object.assign(line, UNTRANSLATED).dataset.kind = problem.kind;
          line.addEventListener('click', () => goTo(problem));
          return line;
        }),
      );
    },
    /** Shows why the editor or the compiler failed. The playground's link is still there. */
    fail(message: string): void {
      if (!host.isConnected) button?.after(problems);
      problems.replaceChildren(create('p', '', message));
    },
  };
}

function setUp(prelude: string): HTMLElement {
  const details = create('details');
  const words = translate({
    id: 'examples.edit.setup',
    message: 'Hidden setup',
    description: 'Shows the code that comes before an example and is not shown with it',
  });
  details.append(create('summary', '', words), codeElement(rescriptHtml(prelude.trimEnd())));
  return details;
}
