/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {MAX_CODE} from '../../../compilers/core/playground-link/link';
import {settingsOf} from '../../../compilers/core/playground-link/state';
import {NO_FILES} from './state';
import {useAddress} from './use-address';

const settings = settingsOf({}, 'v12.0.0');
const open = (own = true) =>
  renderHook(({code}) => useAddress({code, files: NO_FILES, settings, own}), {initialProps: {code: ''}});
const wait = (): void => act(() => jest.runAllTimers());

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('code that’s too long to be kept is said to be at once', () => {
  const {result, rerender} = open();
  rerender({code: 'a'.repeat(MAX_CODE + 1)});
  expect(result.current).toBe('too-long');
  rerender({code: 'a'});
  expect(result.current).toBeUndefined();
});

test('a full or blocked storage is said as well, but not for code from a link, which isn’t stored', () => {
  const {result, rerender} = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rerender({code: 'a'});
  wait();
  expect(result.current).toBe('not-stored');
  jest.restoreAllMocks();
  rerender({code: 'ab'});
  wait();
  expect(result.current).toBeUndefined();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const linked = open(false);
  linked.rerender({code: 'a'});
  wait();
  expect(linked.result.current).toBeUndefined();
});
