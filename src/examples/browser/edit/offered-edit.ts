/**
 * The edit that a block offers (src/examples/core/block/offered-edit.ts): it removes a case, the compiler's message
 * takes the place of the JavaScript, and a button makes the edit that fixes it.
 */
import {translate} from '@docusaurus/Translate';
import {announce} from '../../../kit/browser/announce';
import {create} from '../../../kit/browser/dom';
import {UNTRANSLATED} from '../../../kit/core/untranslated';
import {EDIT_STATE, OFFERED_EDIT, type OfferedEdit, type PageEdits} from '../../core/block/offered-edit';
import {textHash} from '../../core/page-types';
import {loadPageData} from '../page-data';
import './offered-edit.css';

type Offer = {
  readonly edit: OfferedEdit;
  /** The panes as the build made them: source and JavaScript. */
  readonly start: readonly HTMLElement[];
  /** What the button says before it's pressed. */
  readonly words: readonly Node[];
};

const offers = new WeakMap<Element, Offer>();

/** Where code goes in translated words. */
const HOLE = '\0';

const panesOf = (block: Element): readonly HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>(':scope > pre:not(.msg)'),
];

/** Loads a block's edit, once. Rejects if it can't be loaded. */
export async function loadOffer(block: Element): Promise<Offer> {
  const known = offers.get(block);
  if (known) return known;
  const start = panesOf(block);
  const edit = (await loadPageData<PageEdits>('edits'))?.[textHash(start[0]?.textContent ?? '')];
  if (!edit) throw new Error("The page's edits could not be loaded.");
  const words = [...(block.querySelector(`:scope > [${OFFERED_EDIT}]`)?.childNodes ?? [])];
  const offer = {edit, start, words};
  offers.set(block, offer);
  return offer;
}

/** Makes the edit that a button offers, or takes it back. Rejects if it can't be loaded. */
export async function pressOffer(button: HTMLElement): Promise<void> {
  const block = button.parentElement;
  if (!block) return;
  const offer = await loadOffer(block);
  if (block.hasAttribute(EDIT_STATE)) {
    showStart(block, button, offer);
    announce(
      translate({
        id: 'examples.offer.undone',
        message: 'The code is as it was.',
        description: 'Told to screen readers after an edit was taken back',
      }),
    );
  } else {
    showBroken(block, button, offer);
    announce(offer.edit.broken.message);
  }
}

function showStart(block: Element, button: HTMLElement, {start, words}: Offer): void {
  block.removeAttribute(EDIT_STATE);
  hideMessage(block);
  for (const [index, pane] of panesOf(block).entries()) if (start[index]) pane.replaceWith(start[index]);
  button.replaceChildren(...words);
  showValues(block, () => true);
}

function showBroken(block: HTMLElement, button: HTMLElement, offer: Offer): void {
  const {broken, explained} = offer.edit;
  block.setAttribute(EDIT_STATE, 'broken');
  replacePane(block, 0, broken.source);
  const [before = '', after = ''] = translate(
    {
      id: 'examples.offer.undo',
      message: 'Put {code} back',
      description: 'Button that takes back the edit: Put | Free back',
    },
    {code: HOLE},
  ).split(HOLE);
  button.replaceChildren(before, create('code', '', button.getAttribute(OFFERED_EDIT) ?? ''), after);
  const element = create('div', 'offered');
  const message = Object.assign(create('pre', '', broken.message), UNTRANSLATED, {tabIndex: 0});
  const fixWords = translate({
    id: 'examples.offer.fix',
    message: 'Remove its branches too',
    description: 'Button that fixes the code: it removes the branches of a switch for a case that the type lost',
  });
  const fix = create('button', '', fixWords);
  fix.addEventListener('click', () => {
    showFixed(block, button, offer);
    const output = panesOf(block)[1];
    output?.focus({preventScroll: true});
    show(output?.querySelector('.hl') ?? output);
  });
  element.append(message, fix);
  if (explained !== undefined) {
    const words = translate({
      id: 'examples.offer.explained',
      message: 'What does this mean?',
      description: 'Link to the page about a message of the compiler',
    });
    element.appendChild(create('a', '', words)).href = explained;
  }
  button.after(element);
  block.querySelector(':scope > .rendered')?.append(create('p', '', unrendered()));
  show(fix);
}

function showFixed(block: Element, button: HTMLElement, {edit}: Offer): void {
  block.setAttribute(EDIT_STATE, 'fixed');
  hideMessage(block);
  replacePane(block, 0, edit.fixed.source);
  replacePane(block, 1, edit.fixed.output);
  const removed = /\w+/.exec(button.getAttribute(OFFERED_EDIT) ?? '')?.[0] ?? '';
  showValues(block, (value) => !value.startsWith(removed));
  announce(
    translate({
      id: 'examples.offer.fixed',
      message: 'The code compiles, and its JavaScript has changed.',
      description: 'Told to screen readers after the edit that fixes the code',
    }),
  );
}

function hideMessage(block: Element): void {
  for (const element of block.querySelectorAll(':scope > .offered, :scope > .rendered > p')) element.remove();
}

/** Shows other code in a separate pane: what knows the pane's names has their places in its text. */
function replacePane(block: Element, index: number, html: string): void {
  const pane = panesOf(block)[index];
  const next = pane?.cloneNode(false) as HTMLElement | undefined;
  if (!pane || !next) return;
  next.removeAttribute('aria-description');
  next.appendChild(create('code')).innerHTML = html;
  pane.replaceWith(next);
}

/** Hides the values that the code doesn't have any more. */
function showValues(block: Element, isShown: (value: string) => boolean): void {
  const inputs = [...block.querySelectorAll<HTMLInputElement>(':scope > .rendered > input')];
  for (const input of inputs) {
    input.hidden = input.disabled = !isShown(input.value);
    (input.nextElementSibling as HTMLElement).hidden = input.hidden;
  }
  const last = inputs.findLast(({hidden}) => !hidden);
  if (last && !inputs.some(({checked, hidden}) => checked && !hidden)) last.checked = true;
}

function unrendered(): string {
  return translate({
    id: 'examples.offer.unrendered',
    message: "The code doesn't compile, so there's nothing to render.",
    description: 'In the place of what a component renders',
  });
}

/** Scrolls as little as possible. */
function show(element: Element | undefined): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({block: 'nearest', behavior: isCalm ? 'auto' : 'smooth'});
}
