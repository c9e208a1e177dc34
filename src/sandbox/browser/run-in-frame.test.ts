/** @jest-environment jsdom */
import {LOOK, MAX_CHECKS_FOR_FIRST_BEAT, runInFrame} from './run-in-frame';
import type {RunMessage} from './messages';

const said: RunMessage[] = [];
const frame = (): HTMLIFrameElement => document.querySelector('iframe')!;
const setNetwork = (onLine: boolean, controller: object | null): void => {
  Object.defineProperty(navigator, 'onLine', {value: onLine, configurable: true});
  Object.defineProperty(navigator, 'serviceWorker', {value: {controller}, configurable: true});
};
const start = (): (() => void) =>
  runInFrame(document.body, {
    frame: '/playground-frame.html',
    title: 'Program',
    request: {kind: 'run', modules: [], program: 0, worker: true, theme: 'light', values: []},
    say: (message) => said.push(message),
  });
/** How long a loaded frame may take to respond. */
const waitInVain = (): void => {
  frame().dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(LOOK * MAX_CHECKS_FOR_FIRST_BEAT);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  said.length = 0;
});
afterEach(() => jest.useRealTimers());

test('online, the frame has the attribute, with or without a service worker', () => {
  for (const controller of [null, {}]) {
    setNetwork(true, controller);
    const remove = start();
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts');
    remove();
  }
  expect([document.querySelector('iframe'), said]).toEqual([null, []]);
});

test('offline, only a response from a service worker is used without it', () => {
  setNetwork(false, {});
  const remove = start();
  expect(frame().hasAttribute('sandbox')).toBe(false);
  remove();
  setNetwork(false, null);
  start();
  expect(frame().hasAttribute('sandbox')).toBe(true);
});

test('a frame that doesn’t load is requested from the service worker, and then reported', () => {
  setNetwork(true, {});
  start();
  waitInVain();
  expect([frame().hasAttribute('sandbox'), said]).toEqual([false, []]);
  waitInVain();
  expect(said.map(({kind}) => kind)).toEqual(['error', 'finished']);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a program that navigates away is stopped if only the page’s header sandboxes it', () => {
  setNetwork(false, {});
  start();
  for (let load = 0; load < 2; load += 1) frame().dispatchEvent(new Event('load'));
  expect(said.map(({kind}) => kind)).toEqual(['error', 'finished']);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a frame that has responded isn’t discarded for that, and its program gets the request', () => {
  setNetwork(true, {});
  start();
  const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
  window.dispatchEvent(new MessageEvent('message', {data: {kind: 'ready'}, source: frame().contentWindow}));
  expect(post).toHaveBeenCalledWith(expect.objectContaining({kind: 'run'}), '*');
  waitInVain();
  expect([frame().hasAttribute('sandbox'), said]).toEqual([true, []]);
});
