/** Goes through the steps of the edit that a block offers (src/examples/core/block/offered-edit.ts). */
import {translate} from '@docusaurus/Translate';
import {announce} from '../../../kit/browser/announce';
import {motionIsReduced} from '../../../kit/browser/motion';
import {EDIT_STEP, STEP_PANES, STEPS, type EditStep} from '../../core/block/offered-edit';
import './offered-edit.css';

/** The panes with which a block began: readers may have asked for types in them. */
const starts = new WeakMap<Element, readonly HTMLElement[]>();

/** Makes the edit that a button offers, or takes it back. */
export function pressOffer(button: Element): void {
  const block = button.parentElement;
  const fix = block?.querySelector<HTMLElement>(':scope > .offered > button');
  if (!block || !fix) return;
  if (block.getAttribute(EDIT_STEP) !== 'start') {
    showStep(block, 'start');
    announce(
      translate({
        id: 'landing.example.undone',
        message: 'The code is as it was.',
        description: 'Told to screen readers after an edit was taken back',
      }),
    );
    return;
  }
  showStep(block, 'broken');
  announce(block.querySelector(':scope > .offered > pre')?.textContent ?? '');
  scrollTo(fix);
  fix.onclick = () => {
    showStep(block, 'fixed');
    const output = panesOf(block)[1];
    output?.focus({preventScroll: true});
    scrollTo(output?.querySelector('.hl') ?? output);
    announce(
      translate({
        id: 'landing.example.fixed',
        message: 'The code compiles, and its JavaScript has changed.',
        description: 'Told to screen readers after the edit that fixes the code',
      }),
    );
  };
}

const panesOf = (block: Element, path = ''): readonly HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>(`:scope > ${path}pre`),
];

/** Shows a step's elements and panes. Of the values, one that the step has stays chosen. */
function showStep(block: Element, step: EditStep): void {
  const shown = panesOf(block);
  const start = starts.get(block) ?? shown;
  starts.set(block, start);
  const panes = step === 'start' ? start : panesOf(block, `[${STEP_PANES}=${step}] > `);
  // Copies, since what knows a pane's names has their places in its text.
  panes.forEach((pane, index) => shown[index]?.replaceWith(step === 'start' ? pane : pane.cloneNode(true)));
  block.setAttribute(EDIT_STEP, step);
  for (const element of block.querySelectorAll<HTMLElement>(`[${STEPS}]`)) {
    element.hidden = !element.matches(`[${STEPS}~=${step}]`);
    if (element instanceof HTMLInputElement) element.disabled = element.hidden;
  }
  const values = [...block.querySelectorAll<HTMLInputElement>(':scope > .rendered > input:enabled')];
  const last = values.at(-1);
  if (last && !values.some(({checked}) => checked)) last.checked = true;
}

/** Scrolls as little as possible. */
function scrollTo(element: Element | undefined): void {
  element?.scrollIntoView({block: 'nearest', behavior: motionIsReduced() ? 'auto' : 'smooth'});
}
