/**
 * Silent videos (components/Video). In the page they are plain videos with the browser's controls and load
 * nothing. Here they get one button of their own, load when they come near, and play while they are seen,
 * unless the reader stopped them, asked for less motion or saves data.
 */
import {motionIsReduced} from './motion';

/** How far outside the view, in CSS px, a video begins to load. */
const LOAD_MARGIN = 300;
/** How much of a video has to be in view for it to play. */
const PLAY_RATIO = 0.5;

const buttonOf = (video: Element): HTMLButtonElement | null =>
  video.closest('[data-video]')?.querySelector<HTMLButtonElement>('[data-video-toggle]') ?? null;

/** Whether videos may begin by themselves. */
function mayAutoplay(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: {readonly saveData?: boolean}};
  return !motionIsReduced() && connection?.saveData !== true;
}

/** Shows on the button what a click on it will do. */
function showState(video: HTMLVideoElement): void {
  const button = buttonOf(video);
  const state = video.paused ? 'paused' : 'playing';
  if (!button) return;
  button.dataset.state = state;
  button.setAttribute('aria-label', (state === 'paused' ? button.dataset.playLabel : button.dataset.pauseLabel) ?? '');
}

/** The reader's click: it holds for this video until the next one. */
function toggle(video: HTMLVideoElement): void {
  const stopped = !video.paused;
  video.dataset.choice = stopped ? 'paused' : 'playing';
  if (stopped) video.pause();
  else void play(video);
}

/** Plays; a browser that refuses leaves the video paused, and the button says so. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    showState(video);
  }
}

/** Plays a video that came into view, or pauses one that left it. */
export function follow(video: HTMLVideoElement, seen: boolean): void {
  if (!seen) video.pause();
  else if (video.dataset.choice !== 'paused' && (video.dataset.choice === 'playing' || mayAutoplay())) void play(video);
}

/** Takes over from the browser's controls. */
function equip(video: HTMLVideoElement): void {
  video.controls = false;
  video.muted = true;
  const button = buttonOf(video);
  if (button) button.hidden = false;
  for (const change of ['play', 'pause']) video.addEventListener(change, () => showState(video));
  showState(video);
}

let observers: readonly IntersectionObserver[] = [];

/** Equips and watches the videos of the page; those of the page before are let go. For route changes. */
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
    (entries) => entries.forEach(({isIntersecting, target}) => follow(target as HTMLVideoElement, isIntersecting)),
    {threshold: PLAY_RATIO},
  );
  observers = [loading, playing];
  for (const video of root.querySelectorAll<HTMLVideoElement>('[data-video] video')) {
    if (video.controls) equip(video);
    for (const observer of observers) observer.observe(video);
  }
}

/** Starts listening on the buttons, and to the reader's wish for less motion. */
export function startVideos(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-video-toggle]');
    const video = button?.closest('[data-video]')?.querySelector('video');
    if (video) toggle(video);
  });
  window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({matches}) => {
    if (matches) for (const video of document.querySelectorAll<HTMLVideoElement>('[data-video] video')) video.pause();
  });
}
