/**
 * Carousels are radio buttons and labels: choosing a picture and going on by a click on it is HTML. This adds
 * swiping, and for those with `data-interval` (ms) that they go on by themselves until the reader chooses.
 */
import {motionIsReduced} from './motion';

/** How far a finger has to travel to turn the page, in CSS px. */
export const SWIPE_DISTANCE = 40;

const dotsOf = (carousel: Element): readonly HTMLInputElement[] => [...carousel.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

/** Shows the picture `step` further on; behind the last comes the first. */
export function turn(carousel: Element, step: number): void {
  const dots = dotsOf(carousel);
  const shown = dots.findIndex(({checked}) => checked);
  const next = dots[(shown + step + dots.length) % dots.length];
  if (next) next.checked = true;
}

/** Whether a carousel has to stand still now: the reader points at it, is in it, or wants no motion. */
function isHeld(carousel: Element): boolean {
  return motionIsReduced() || document.hidden || carousel.matches(':hover, :focus-within');
}

const running = new Map<Element, ReturnType<typeof setInterval>>();

function stop(carousel: Element): void {
  clearInterval(running.get(carousel));
  running.delete(carousel);
}

/** Lets the carousels of the page with an interval run, and forgets those that are gone. For route changes. */
export function restartCarousels(root: ParentNode = document): void {
  for (const carousel of running.keys()) stop(carousel);
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel][data-interval]')) {
    const interval = Number(carousel.dataset.interval);
    running.set(carousel, setInterval(() => isHeld(carousel) || turn(carousel, 1), interval));
  }
}

/** Starts listening: a chosen picture stays, a swipe turns. */
export function startCarousels(): void {
  let from: {readonly x: number; readonly carousel: Element} | undefined;
  document.addEventListener('change', (event) => {
    const carousel = (event.target as Element).closest('[data-carousel]');
    if (carousel) stop(carousel);
  });
  document.addEventListener('pointerdown', ({target, pointerType, clientX}) => {
    const carousel = pointerType === 'touch' ? (target as Element).closest('[data-carousel]') : null;
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
