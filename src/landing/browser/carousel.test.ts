/** @jest-environment jsdom */
import {restartCarousels, startCarousels, SWIPE_DISTANCE, turn} from './carousel';

let reduced = false;
beforeAll(() => {
  window.matchMedia = (media) => ({media, matches: reduced}) as MediaQueryList;
  startCarousels();
});

function carousel(attributes = ''): HTMLElement {
  const slides = [0, 1, 2].map(
    (index) => `<input type="radio" name="c" id="c${index}" ${index === 0 ? 'checked' : ''}><label>picture</label>`,
  );
  document.body.innerHTML = `<div data-carousel ${attributes}>${slides.join('')}</div><button>elsewhere</button>`;
  return document.querySelector('[data-carousel]')!;
}
const shown = (): number => [...document.querySelectorAll<HTMLInputElement>('input')].findIndex(({checked}) => checked);

function swipe(target: Element, distance: number, pointerType = 'touch'): void {
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointerup', 200 + distance],
  ] as const) {
    target.dispatchEvent(Object.assign(new MouseEvent(type, {bubbles: true, clientX}), {pointerType}));
  }
}

beforeEach(() => {
  reduced = false;
  jest.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = '';
  restartCarousels();
  jest.useRealTimers();
});

describe('turning', () => {
  test('advances, and from the last to the first', () => {
    const element = carousel();
    expect([1, 1, 1].map((step) => (turn(element, step), shown()))).toEqual([1, 2, 0]);
  });
  test('goes back, and from the first to the last', () => {
    const element = carousel();
    turn(element, -1);
    expect(shown()).toBe(2);
  });
});

describe('swiping', () => {
  test('swiping left goes forward, swiping right goes back', () => {
    const element = carousel();
    swipe(element.querySelector('label')!, -SWIPE_DISTANCE);
    expect(shown()).toBe(1);
    swipe(element.querySelector('label')!, SWIPE_DISTANCE);
    expect(shown()).toBe(0);
  });
  test('needs enough distance, a touch and a carousel', () => {
    const element = carousel();
    swipe(element, -SWIPE_DISTANCE + 1);
    swipe(element, -200, 'mouse');
    swipe(document.querySelector('button')!, -200);
    expect(shown()).toBe(0);
  });
});

describe('advancing automatically', () => {
  test('is off without an interval', () => {
    carousel();
    restartCarousels();
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe(0);
  });
  test('advances at the interval', () => {
    carousel('data-interval="4000"');
    restartCarousels();
    jest.advanceTimersByTime(3999);
    expect(shown()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(shown()).toBe(1);
    jest.advanceTimersByTime(8000);
    expect(shown()).toBe(0);
  });
  test('pauses while the reader interacts with it, and with reduced motion', () => {
    carousel('data-interval="1000"');
    restartCarousels();
    document.querySelector('input')!.focus();
    jest.advanceTimersByTime(5000);
    expect(shown()).toBe(0);
    document.querySelector('button')!.focus();
    reduced = true;
    jest.advanceTimersByTime(5000);
    expect(shown()).toBe(0);
    reduced = false;
    jest.advanceTimersByTime(1000);
    expect(shown()).toBe(1);
  });
  test('stops when the reader selects a picture', () => {
    carousel('data-interval="1000"');
    restartCarousels();
    document.querySelector<HTMLInputElement>('#c2')!.click();
    jest.advanceTimersByTime(5000);
    expect(shown()).toBe(2);
  });
  test('stops when its page is left', () => {
    carousel('data-interval="1000"');
    restartCarousels();
    document.body.innerHTML = '';
    restartCarousels();
    expect(jest.getTimerCount()).toBe(0);
  });
});
