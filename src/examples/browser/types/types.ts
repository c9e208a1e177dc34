/**
 * Types in the source of an example, for the pointer, for touch, and for the keyboard:
 *
 * - pointing at a name shows its card after a moment, and leaving it hides it
 * - a tap or click on a name shows the card until something else is tapped
 * - with the focus on the code, Enter starts at the first name, the arrow keys move on, Escape stops
 *
 * Names with a type are underlined while the reader is at their block, and the first block ever says so in words.
 */
import {translate} from '@docusaurus/Translate';
import {unpackTypes, type PageName, type PageTypes} from '../../core/page-types';
import {announce} from '../../../kit/browser/announce';
import {loadPageData} from '../page-data';
import {isOn, itemAfter, offsetAt, rangeOf} from './places';
import {createCard, hideCard, showCard} from './type-card';
import {readStored, store} from '../../../kit/browser/stored';
import {create} from '../../../kit/browser/dom';

/** The name under which it is stored that the reader has seen the hint. */
const STORED = 'types-hint';

/**
 * Tells readers once that names have types. It's positioned above the page, so nothing on the page moves. It counts as
 * seen then; undefined if the reader has seen it, or if that can't be stored.
 */
function createHint(): HTMLElement | undefined {
  if (readStored(STORED) !== undefined || !store(STORED, 'seen')) return undefined;
  const words = translate({
    id: 'examples.types.once',
    message: 'Point at a name, or tap it, to see its type',
    description: 'Shown once in a reader’s life, at the first example whose names have types',
  });
  return create('p', 'type-hint', words);
}

/**
 * Before a card appears under the pointer, and before it disappears, in ms: long enough to move the pointer to its
 * link.
 */
const DELAY = 150;
const HIGHLIGHT = 'example-name';
const ALL_NAMES = 'example-names';

const started = new WeakSet<Element>();

/**
 * Starts the types of a block's source. Later calls for the same one do nothing. A pointer that rests on a name, or a
 * press or key before, counts.
 */
export async function startTypes(pre: HTMLElement, latestIn: (element: Element) => Event | undefined): Promise<void> {
  if (started.has(pre)) return;
  started.add(pre);
  const source = pre.textContent ?? '';
  const types = await loadPageData<PageTypes>('types');
  const names = types ? unpackTypes(types, source) : [];
  if (!types) started.delete(pre);
  else if (names.length > 0) listen(pre, source, names, types.api)(latestIn(pre));
}

/** The result answers an event that came before. */
function listen(
  pre: HTMLElement,
  source: string,
  names: readonly PageName[],
  api: string,
): (early: Event | undefined) => void {
  const card = createCard(pre);
  const hint = createHint();
  if (hint) pre.after(hint);
  underline(pre, names);
  let shown: PageName | undefined;
  let pinned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let elsewhere: AbortController | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    elsewhere?.abort();
    elsewhere = undefined;
    shown = undefined;
    pinned = false;
    hideCard(card);
    light(undefined);
  };
  const show = (name: PageName): void => {
    clearTimeout(timer);
    hint?.remove();
    shown = name;
    const range = rangeOf(pre, name.start, name.end);
    light(range);
    showCard(card, range.getBoundingClientRect(), {name, path: pathOf(source, name), api});
    listenElsewhere();
  };
  /** Only while a card is shown: such a listener would keep the block when the reader is on another page. */
  const listenElsewhere = (): void => {
    if (elsewhere) return;
    elsewhere = new AbortController();
    const {signal} = elsewhere;
    // The card goes along with its name, also when a key has scrolled it into view.
    const follow = (): void => {
      if (shown) show(shown);
    };
    window.addEventListener('scroll', follow, {passive: true, signal});
    pre.addEventListener('scroll', follow, {passive: true, signal});
    const leave = ({target}: Event): void => {
      if (!(target instanceof Node && (pre.contains(target) || card.contains(target)))) hide();
    };
    document.addEventListener('click', leave, {signal});
  };
  const nameAt = (x: number, y: number): PageName | undefined => {
    const offset = offsetAt(pre, x, y);
    if (offset === undefined) return undefined;
    return names.find(({start, end}) => start <= offset && offset <= end && isOn(rangeOf(pre, start, end), x, y));
  };
  const later = (run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, DELAY);
  };

  const onMove = ({pointerType, clientX, clientY, buttons}: PointerEvent): void => {
    if (pointerType === 'touch' || pinned || buttons > 0) return;
    const name = nameAt(clientX, clientY);
    if (name === shown && name) return clearTimeout(timer);
    if (name) light(rangeOf(pre, name.start, name.end));
    later(() => (name ? show(name) : hide()));
  };
  const onClick = ({clientX, clientY}: MouseEvent): void => {
    const name = getSelection()?.isCollapsed !== false ? nameAt(clientX, clientY) : undefined;
    if (!name) return void (shown && hide());
    show(name);
    pinned = true;
  };
  const onKey = (event: KeyboardEvent): void => {
    const name = itemAfter(names, shown, event);
    if (!name) return;
    event.preventDefault();
    rangeOf(pre, name.start, name.end).startContainer.parentElement?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
    show(name);
    pinned = true;
    announce(`${pathOf(source, name)}: ${name.type}`);
  };
  pre.addEventListener('pointermove', onMove);
  pre.addEventListener('click', onClick);
  pre.addEventListener('keydown', onKey);
  pre.addEventListener('pointerleave', () => {
    if (!pinned) later(hide);
  });
  card.addEventListener('pointerenter', () => clearTimeout(timer));
  card.addEventListener('pointerleave', () => {
    if (!pinned) later(hide);
  });
  pre.parentElement?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    hide();
    pre.focus({preventScroll: true});
  });
  pre.parentElement?.addEventListener('focusout', ({relatedTarget}) => {
    if (!(relatedTarget instanceof Node && (pre.contains(relatedTarget) || card.contains(relatedTarget)))) hide();
  });
  pre.setAttribute(
    'aria-description',
    translate({
      id: 'examples.types.hint',
      message: 'Press Enter for the types of the names, arrow keys for the next one.',
      description: 'Told to screen readers for code with types',
    }),
  );
  return (early) => {
    if (early instanceof KeyboardEvent) onKey(early);
    else if (early?.type === 'click') onClick(early as MouseEvent);
    else if (early) onMove(early as PointerEvent);
  };
}

/** The name with the modules before it: `Belt.Array.map`. */
function pathOf(source: string, {start, end}: PageName): string {
  return (/(?:[A-Z]\w*\.)*$/.exec(source.slice(0, start))?.[0] ?? '') + source.slice(start, end);
}

/** Underlines the names of a block while the reader points at it or has the focus in it. */
function underline(pre: HTMLElement, names: readonly PageName[]): void {
  const block = pre.parentElement;
  if (!block || !('highlights' in CSS)) return;
  const all = CSS.highlights.get(ALL_NAMES) ?? new Highlight();
  CSS.highlights.set(ALL_NAMES, all);
  let own: readonly Range[] = [];
  const update = (): void => {
    for (const range of own) all.delete(range);
    // The editor replaces the code's elements, and with them the ranges.
    own = block.matches(':hover, :focus-within') ? names.map(({start, end}) => rangeOf(pre, start, end)) : [];
    for (const range of own) all.add(range);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) block.addEventListener(type, update);
  update();
}

/** Underlines a range without changing the page's elements, in browsers that can. */
function light(range: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}
