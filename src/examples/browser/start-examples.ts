/**
 * What readers can do with examples: run and edit them, look up types, open them in the playground. All of it is loaded
 * when a reader points at a block, focuses something in it, or taps it.
 */
import {isPlainClick, opensAnotherTab} from '../../kit/browser/plain-click';
import type * as BlockExports from './interactive-block';

const load = (): Promise<typeof BlockExports> => import(/* webpackChunkName: "examples" */ './interactive-block');

const inBlock = ({target}: Event, selector = ''): Element | null | undefined =>
  (target as Partial<Element> | null)?.closest?.(`.code${selector}`);

/** The reader's last press or key, and the last place of the pointer. What came too early for its code is in here. */
const latest: (Event | undefined)[] = [undefined, undefined];

const latestIn = (element: Element): Event | undefined =>
  latest.find((event) => event && element.contains(event.target as Node));

function note(event: Event): void {
  latest[event.type.startsWith('pointer') ? 1 : 0] = event;
}

function prepare(event: Event): void {
  if (!inBlock(event)) return;
  load().then(
    ({prepareBlock}) => prepareBlock(event.target as Element, latestIn),
    () => {},
  );
}

/** A click waits until the code it needs has loaded. Otherwise the playground would open empty. */
function onClick(event: MouseEvent): void {
  prepare(event);
  const pressed = inBlock(event, '>:is(.edit,.run,.try:not([href*="code="]))');
  if (!pressed) return;
  const link = pressed as HTMLAnchorElement;
  const opensTab = Boolean(link.href) && opensAnotherTab(event);
  if (!opensTab && !isPlainClick(event)) return;
  event.preventDefault();
  const open = (): unknown => {
    if (opensTab) return window.open(link.href, '_blank');
    return link.href ? window.location.assign(link.href) : pressed.setAttribute('data-state', 'failed');
  };
  load()
    .then(({press}) => press(pressed, open))
    .catch(open);
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'pointermove', 'click', 'keydown'])
    document.addEventListener(type, note, {capture: true});
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', onClick, {capture: true});
  document.addEventListener('auxclick', onClick, {capture: true});
}
