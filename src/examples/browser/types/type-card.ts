/** The card with the type of a name. It is positioned above the page, so nothing on the page moves. */
import {translate} from '@docusaurus/Translate';
import type {PageName} from '../../core/page-types';
import {codeElement, rescriptHtml} from '../../../editor/browser/code-element';
import {create} from '../../../kit/browser/dom';

/** What a card shows. */
export type CardContent = {
  readonly name: PageName;
  /** The name as programs write it, with its module: `Array.map`. */
  readonly path: string;
  /** The address of the API reference, with a slash at the end. */
  readonly api: string;
};

/** Between a name and its card, and between the card and the window's edge, in CSS pixels. */
const GAP = 6;

/** Creates the card, hidden, after a block's code. */
export function createCard(pre: Element): HTMLElement {
  const card = create('div', 'type-card');
  card.popover = 'manual';
  card.setAttribute('role', 'group');
  pre.after(card);
  return card;
}

/** Shows a card next to a name's rectangle: below it, or above it if there is no room. */
export function showCard(card: HTMLElement, place: DOMRect, content: CardContent): void {
  fill(card, content);
  card.showPopover();
  const {width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const fitsBelow = place.bottom + GAP + height + GAP <= clientHeight || place.top - GAP - height < 0;
  card.style.left = `${Math.max(GAP, Math.min(place.left, clientWidth - width - GAP))}px`;
  card.style.top = `${fitsBelow ? place.bottom + GAP : place.top - GAP - height}px`;
}

/** Hides a card. */
export function hideCard(card: HTMLElement): void {
  if (card.matches(':popover-open')) card.hidePopover();
}

function fill(card: HTMLElement, {name, path, api}: CardContent): void {
  card.setAttribute(
    'aria-label',
    translate(
      {
        id: 'examples.types.card',
        message: 'Type of {name}',
        description: 'Accessible name of the card with a name’s type',
      },
      {name: path},
    ),
  );
  card.replaceChildren(...[name.type, ...(name.expands ?? [])].map((code) => codeElement(rescriptHtml(code))));
  if (name.docs !== undefined) card.append(comment(name.docs));
  if (name.api === undefined) return;
  const words = translate(
    {
      id: 'examples.types.api',
      message: '{name} in the API reference',
      description: 'Link in the card with a name’s type',
    },
    {name: path},
  );
  card.appendChild(create('a', '', words)).href = api + name.api;
}

/** A comment's Markdown: code in backticks, and links as their text. */
function comment(text: string): HTMLElement {
  const element = create('p');
  for (const [index, part] of text
    .replace(/\[(`?[^\]]*`?)\]\([^)]*\)/g, '$1')
    .split('`')
    .entries()) {
    element.append(index % 2 === 0 ? part : create('code', '', part));
  }
  return element;
}
