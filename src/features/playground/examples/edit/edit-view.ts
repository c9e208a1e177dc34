import {translate} from '@docusaurus/Translate';
import {UNTRANSLATED} from '../../../../lib/languages/untranslated';
import type {Problem} from '../../../../lib/playground/engine';
import {codeElement, rescriptHtml} from '../../code-element';
import {create} from '../../dom';

/**
 * Hidden until `open`. The source's pane stays in the page, behind the editor.
 * @param prelude code before the example that isn't shown with it
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
    /** An example without output gets one here. */
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
    /** The playground's link is still there. */
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
