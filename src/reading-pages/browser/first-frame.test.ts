/** @jest-environment jsdom */
import {FIRST_FRAME} from '../../kit/core/attributes';
import {layOutAbove, layOutRest} from './first-frame';

const root = document.documentElement;
const laidOut = (): boolean[] =>
  [...document.querySelectorAll<HTMLElement>('.markdown > *')].map(({style}) => style.contentVisibility === 'visible');
const isPartial = (): boolean => root.hasAttribute(FIRST_FRAME);

let idle: (() => void)[] = [];
const runIdle = (): void => idle.splice(0).forEach((work) => work());

beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestAnimationFrame: (run: FrameRequestCallback) => void run(0),
    requestIdleCallback: (run: () => void) => idle.push(run),
  });
  root.setAttribute(FIRST_FRAME, '');
  document.body.innerHTML = '<main class="markdown"><p>a</p><p>b</p><p>c</p></main>';
});
afterEach(() => jest.restoreAllMocks());

test('blocks are laid out one by one while the browser is idle', () => {
  layOutRest();
  expect(laidOut()).toEqual([false, false, false]);
  runIdle();
  expect(laidOut()).toEqual([true, false, false]);
  runIdle();
  runIdle();
  expect(laidOut()).toEqual([true, true, true]);
  expect(isPartial()).toBe(true);
  runIdle();
  expect(isPartial()).toBe(false);
  expect(idle).toEqual([]);
});

test('a page without blocks is whole', () => {
  document.body.innerHTML = '<main><p>a</p></main>';
  layOutRest();
  runIdle();
  expect(isPartial()).toBe(false);
});

test('after a jump, what is above the window is laid out', () => {
  const bottoms = [-300, -1, 20];
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({bottom: bottoms.shift()}) as DOMRect);
  layOutAbove();
  expect(laidOut()).toEqual([true, true, false]);
});
