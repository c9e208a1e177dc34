/** @jest-environment jsdom */
import {playWhileVisible, restartVideos, startVideos} from './video';

let reduced = false;
let saveData = false;
const observed: {
  readonly callback: IntersectionObserverCallback;
  readonly targets: Element[];
  readonly options: IntersectionObserverInit;
}[] = [];

/** jsdom has no layout, so tests report what came into view. */
class Observer {
  readonly #own;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
    this.#own = {callback, options, targets: [] as Element[]};
    observed.push(this.#own);
  }
  observe(target: Element): void {
    this.#own.targets.push(target);
  }
  unobserve(target: Element): void {
    this.#own.targets.splice(this.#own.targets.indexOf(target), 1);
  }
  disconnect(): void {
    this.#own.targets.length = 0;
  }
}

const motionListeners: ((event: {matches: boolean}) => void)[] = [];
beforeAll(() => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: reduced,
      addEventListener: (_: string, listener: (event: {matches: boolean}) => void) => motionListeners.push(listener),
    }) as unknown as MediaQueryList;
  Object.defineProperty(window, 'IntersectionObserver', {value: Observer});
  Object.defineProperty(navigator, 'connection', {get: () => ({saveData})});
  const playing = new WeakSet<HTMLMediaElement>();
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  HTMLMediaElement.prototype.play = function play() {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function pause() {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  };
  startVideos();
});

function video(): HTMLVideoElement {
  document.body.innerHTML =
    '<div data-video><video controls preload="none"></video><button hidden data-video-toggle data-play-label="Play" data-pause-label="Pause"></button></div>';
  restartVideos();
  return document.querySelector('video')!;
}
const button = (): HTMLButtonElement => document.querySelector('button')!;

/** Reports to the observer with this option whether the video is in view. */
function see(option: 'rootMargin' | 'threshold', isIntersecting: boolean): void {
  const {callback, targets} = observed.findLast(({options}) => option in options)!;
  for (const target of [...targets])
    callback([{isIntersecting, target} as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
}

beforeEach(() => {
  reduced = false;
  saveData = false;
});

test("the browser's controls give way to one button", () => {
  const element = video();
  expect(element.controls).toBe(false);
  expect(element.muted).toBe(true);
  expect(button()).toBeVisible();
  expect(button()).toHaveAccessibleName('Play');
});

test('it loads near the viewport and plays while it is visible', () => {
  const element = video();
  expect(element.preload).toBe('none');
  see('rootMargin', false);
  expect(element.preload).toBe('none');
  see('rootMargin', true);
  expect(element.preload).toBe('auto');
  expect(element.paused).toBe(true);
  see('threshold', true);
  expect(element.paused).toBe(false);
  expect(button()).toHaveAccessibleName('Pause');
  see('threshold', false);
  expect(element.paused).toBe(true);
});

test.each(['less motion', 'less data'])('a reader who wants %s starts it', (wish) => {
  reduced = wish === 'less motion';
  saveData = wish === 'less data';
  const element = video();
  see('rootMargin', true);
  see('threshold', true);
  expect(element.preload).toBe('none');
  expect(element.paused).toBe(true);
  button().click();
  expect(element.paused).toBe(false);
});

test('a video paused by the reader stays paused when it comes into view again', () => {
  const element = video();
  see('threshold', true);
  button().click();
  expect(element.paused).toBe(true);
  see('threshold', false);
  see('threshold', true);
  expect(element.paused).toBe(true);
  button().click();
  see('threshold', false);
  see('threshold', true);
  expect(element.paused).toBe(false);
});

test('if the browser refuses to play, the button still says play', async () => {
  const element = video();
  jest.spyOn(element, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  playWhileVisible(element, true);
  await Promise.resolve();
  await Promise.resolve();
  expect(button()).toHaveAccessibleName('Play');
});

test('all videos pause when the reader turns on reduced motion', () => {
  const element = video();
  see('threshold', true);
  for (const listener of motionListeners) listener({matches: true});
  expect(element.paused).toBe(true);
});

test('videos on the previous page are no longer observed', () => {
  video();
  const before = observed.length;
  document.body.innerHTML = '';
  restartVideos();
  expect(observed.slice(0, before).every(({targets}) => targets.length === 0)).toBe(true);
});
