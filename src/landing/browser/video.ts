/**
 * Silent videos (components/Video) are plain videos in the HTML. This gives each its own button, loads it near the
 * viewport, and plays it while it is visible, unless the reader paused it, prefers reduced motion or saves data.
 */
import {VIDEO} from '../core/media-attributes';
import {VIDEO_TOGGLE} from '../core/media-controls';
import {motionIsReduced} from '../../kit/browser/motion';
import {on} from '../../kit/browser/on';

/** How far outside the viewport it starts to load, in CSS px. */
const LOAD_MARGIN = 300;
/** How much of it must be visible for it to play. */
const PLAY_RATIO = 0.5;

const buttonOf = (video: Element): HTMLButtonElement | null =>
  video.closest(`[${VIDEO}]`)?.querySelector<HTMLButtonElement>(`[${VIDEO_TOGGLE}]`) ?? null;

function mayAutoplay(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: {readonly saveData?: boolean}};
  return !motionIsReduced() && connection?.saveData !== true;
}

/** Labels the button with what it will do. */
function showState(video: HTMLVideoElement): void {
  const button = buttonOf(video);
  const state = video.paused ? 'paused' : 'playing';
  if (!button) return;
  button.dataset.state = state;
  button.setAttribute('aria-label', (state === 'paused' ? button.dataset.playLabel : button.dataset.pauseLabel) ?? '');
}

/** The choice lasts until the next click. */
function toggle(video: HTMLVideoElement): void {
  const stopped = !video.paused;
  video.dataset.choice = stopped ? 'paused' : 'playing';
  if (stopped) video.pause();
  else void play(video);
}

/** The browser may refuse. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    showState(video);
  }
}

/** Plays a video that scrolled into view, or pauses one that scrolled out. */
export function playWhileVisible(video: HTMLVideoElement, seen: boolean): void {
  if (!seen) video.pause();
  else if (video.dataset.choice !== 'paused' && (video.dataset.choice === 'playing' || mayAutoplay())) void play(video);
}

/** Replaces the browser's controls. */
function addPlayButton(video: HTMLVideoElement): void {
  video.controls = false;
  video.muted = true;
  const button = buttonOf(video);
  if (button) button.hidden = false;
  for (const change of ['play', 'pause']) video.addEventListener(change, () => showState(video));
  showState(video);
}

let observers: readonly IntersectionObserver[] = [];

/** Sets up the page's videos instead of the previous page's. */
export function restartVideos(root: ParentNode = document): void {
  for (const observer of observers) observer.disconnect();
  const loading = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        loading.unobserve(target);
        if (mayAutoplay()) (target as HTMLVideoElement).preload = 'auto';
      }
    },
    {rootMargin: `${LOAD_MARGIN}px`},
  );
  const playing = new IntersectionObserver(
    (entries) =>
      entries.forEach(({isIntersecting, target}) => playWhileVisible(target as HTMLVideoElement, isIntersecting)),
    {threshold: PLAY_RATIO},
  );
  observers = [loading, playing];
  for (const video of root.querySelectorAll<HTMLVideoElement>(`[${VIDEO}] video`)) {
    if (video.controls) addPlayButton(video);
    for (const observer of observers) observer.observe(video);
  }
}

/** Call once per document. */
export function startVideos(): void {
  on('click', `[${VIDEO_TOGGLE}]`, (button) => {
    const video = button.closest(`[${VIDEO}]`)?.querySelector('video');
    if (video) toggle(video);
  });
  window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({matches}) => {
    if (matches) for (const video of document.querySelectorAll<HTMLVideoElement>(`[${VIDEO}] video`)) video.pause();
  });
}
