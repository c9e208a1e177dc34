/** @jest-environment jsdom */
import {showNotice} from './notice';

let published = 'one';
const setOnline = (onLine: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', {value: onLine, configurable: true});
const state = (): string | undefined => document.documentElement.dataset.offline;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
const ask = jest.fn(() => Promise.resolve({ok: true, json: () => Promise.resolve({build: published, parts: []})}));

beforeAll(() => {
  const stored = {json: () => Promise.resolve({build: 'one', parts: [], files: {}})};
  Object.defineProperty(globalThis, 'caches', {value: {match: () => Promise.resolve(stored)}, configurable: true});
  Object.defineProperty(globalThis, 'fetch', {value: ask, configurable: true});
});

test('stored pages are shown without a network, and a newer build as soon as the network is back', async () => {
  setOnline(false);
  await showNotice('/');
  expect([state(), ask.mock.calls.length]).toEqual(['installed', 0]);
  published = 'two';
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(state()).toBe('update');
});

test('if the network is reported before it responds, the request is retried', async () => {
  jest.useFakeTimers();
  ask.mockClear();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  published = 'three';
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([state(), ask.mock.calls.length]).toEqual(['installed', 1]);
  await jest.advanceTimersByTimeAsync(2000);
  expect([state(), ask.mock.calls.length]).toEqual(['update', 2]);
  jest.useRealTimers();
});

test('an answer is valid for an hour, unless the network was lost', async () => {
  ask.mockClear();
  await showNotice('/');
  expect(ask).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(ask).toHaveBeenCalled();
});
