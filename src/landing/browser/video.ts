/**
 * Silent videos (src/landing/ui/Video) play while they're visible, unless the reader has paused them, prefers reduced
 * motion or saves data.
 */
import {VIDEO} from '../core/media-attributes';
import {motionIsReduced} from '../../kit/browser/motion';

/** How much of a video must be visible for it to play. */
const PLAY_RATIO = 0.5;

function mayAutoplay(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: {readonly saveData?: boolean}};
  return !motionIsReduced() && connection?.saveData !== true;
}

/** Those that go on when they're visible again: they were paused because they weren't. */
const waiting = new WeakSet<HTMLVideoElement>();

/** Plays a video that scrolled into view, or pauses one that scrolled out. */
export function playWhileVisible(video: HTMLVideoElement, seen: boolean): void {
  if (!seen && !video.paused) {
    waiting.add(video);
    video.pause();
  }
  const isNew = video.currentTime === 0 && mayAutoplay();
  // The browser may refuse.
  if (seen && (waiting.delete(video) || isNew)) void video.play().catch(() => undefined);
}

let observer: IntersectionObserver | undefined;

/** Follows the page's videos instead of the previous page's. */
export function restartVideos(root: ParentNode = document): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({isIntersecting, target}) => playWhileVisible(target as HTMLVideoElement, isIntersecting)),
    {threshold: PLAY_RATIO},
  );
  for (const video of root.querySelectorAll(`[${VIDEO}] video`)) observer.observe(video);
}

/** Call once per document. */
export function startVideos(): void {
  window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({matches}) => {
    if (matches) for (const video of document.querySelectorAll<HTMLVideoElement>(`[${VIDEO}] video`)) video.pause();
  });
}
