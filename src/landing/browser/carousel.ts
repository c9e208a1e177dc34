/**
 * Carousels are radio buttons and labels, which work in plain HTML. This adds swiping, and advances those with
 * `data-interval` (ms) until the reader selects a picture.
 */
import {CAROUSEL, CAROUSEL_INTERVAL} from '../core/media-attributes';
import {motionIsReduced} from '../../kit/browser/motion';
import {on} from '../../kit/browser/on';

/** How far a finger has to move to count as a swipe, in CSS px. */
export const SWIPE_DISTANCE = 40;

const dotsOf = (carousel: Element): readonly HTMLInputElement[] => [
  ...carousel.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
];

/** Shows the picture `step` positions ahead, wrapping around at the end. */
export function turn(carousel: Element, step: number): void {
  const dots = dotsOf(carousel);
  const shown = dots.findIndex(({checked}) => checked);
  const next = dots[(shown + step + dots.length) % dots.length];
  if (next) next.checked = true;
}

/** The reader hovers over it, has focus in it, or prefers reduced motion. */
function isHeld(carousel: Element): boolean {
  return motionIsReduced() || document.hidden || carousel.matches(':hover, :focus-within');
}

const running = new Map<Element, ReturnType<typeof setInterval>>();

function stop(carousel: Element): void {
  clearInterval(running.get(carousel));
  running.delete(carousel);
}

/** Starts the page's carousels that have an interval, and drops the previous page's. */
export function restartCarousels(root: ParentNode = document): void {
  for (const carousel of running.keys()) stop(carousel);
  for (const carousel of root.querySelectorAll<HTMLElement>(`[${CAROUSEL}][${CAROUSEL_INTERVAL}]`)) {
    const interval = Number(carousel.dataset.interval);
    running.set(
      carousel,
      setInterval(() => isHeld(carousel) || turn(carousel, 1), interval),
    );
  }
}

/** Starts listening: selecting a picture stops a carousel, and a swipe advances it. */
export function startCarousels(): void {
  let from: {readonly x: number; readonly carousel: Element} | undefined;
  on('change', `[${CAROUSEL}]`, stop);
  document.addEventListener('pointerdown', ({target, pointerType, clientX}) => {
    const carousel = pointerType === 'touch' ? (target as Element).closest(`[${CAROUSEL}]`) : null;
    from = carousel ? {x: clientX, carousel} : undefined;
  });
  document.addEventListener('pointerup', ({clientX}) => {
    if (!from) return;
    const distance = clientX - from.x;
    if (Math.abs(distance) >= SWIPE_DISTANCE) {
      stop(from.carousel);
      turn(from.carousel, distance < 0 ? 1 : -1);
    }
    from = undefined;
  });
}
