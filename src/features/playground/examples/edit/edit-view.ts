/** The elements around the editor of an example. */
import {translate} from '@docusaurus/Translate';
import {UNTRANSLATED} from '../../../../lib/languages/untranslated';
import type {Problem} from '../../../../lib/playground/engine';
import {renderCode} from '../../../../lib/syntax/html';
import {lexRescript} from '../../../../lib/syntax/rescript';

/**
 * Creates the elements, hidden until `open`. The source's pane stays in the page, behind the editor.
 * @param prelude code that comes before the example and isn't shown with it
 */
export function createEditView(block: HTMLElement, prelude: string) {
  const host = document.createElement('div');
  host.className = 'edit-host';
  const editor = host.appendChild(document.createElement('div'));
  editor.className = 'edit-editor';
  if (prelude !== '') host.prepend(setUp(prelude));
  const problems = host.appendChild(document.createElement('div'));
  problems.className = 'edit-problems';
  problems.setAttribute('role', 'status');
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.className = 'edit-reset';
  reset.textContent = translate({
    id: 'examples.edit.reset',
    message: 'Reset',
    description: 'Button that brings back the code of an example',
  });
  host.append(reset);
  const button = block.querySelector<HTMLButtonElement>(':scope > .edit');
  const pre = block.querySelector(':scope > pre');
  const existing = block.querySelector<HTMLButtonElement>(':scope > .run');
  const run = existing ?? document.createElement('button');
  const say = (text: string): void => {
    const line = document.createElement('p');
    line.textContent = text;
    problems.replaceChildren(line);
  };
  return {
    editor,
    reset,
    /** The Run button, which an example without output gets here. */
    run,
    open(): void {
      if (!existing) {
        run.type = 'button';
        run.className = 'run';
        run.textContent = translate({id: 'playground.run', message: 'Run', description: 'Button that runs the code'});
        block.querySelector(':scope > .try')?.before(run);
      }
      pre?.before(host);
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
    /** Lists the problems; each leads to its place. */
    problems(list: readonly Problem[], goTo: (problem: Problem) => void): void {
      problems.replaceChildren(
        ...list.map((problem) => {
          const line = document.createElement('button');
          line.type = 'button';
          Object.assign(line, UNTRANSLATED).dataset.kind = problem.kind;
          line.textContent = `${problem.row}:${problem.column + 1} ${problem.message}`;
          line.addEventListener('click', () => goTo(problem));
          return line;
        }),
      );
    },
    /** Says why there is no editor or no answer. The playground's link is still there. */
    fail(message: string): void {
      if (!host.isConnected) block.querySelector(':scope > .edit')?.after(problems);
      say(message);
    },
  };
}

function setUp(prelude: string): HTMLElement {
  const details = document.createElement('details');
  const summary = details.appendChild(document.createElement('summary'));
  summary.textContent = translate({
    id: 'examples.edit.setup',
    message: 'Hidden setup',
    description: 'Shows the code that comes before an example and is not shown with it',
  });
  const pre = details.appendChild(document.createElement('pre'));
  pre.className = 'tokens';
  pre.innerHTML = renderCode(prelude.trimEnd(), lexRescript(prelude.trimEnd()));
  return details;
}
