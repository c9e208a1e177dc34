/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {openingModel} from './opening';
import {update, type PlaygroundModel} from './state';
import {AUTO_RUN_PAUSE, useAutoRun} from './use-compiler';
import {useSwitch} from '../../browser/stored';
import {compiled} from '../../../../tests/support/fake-engine';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const opened = openingModel({query: '', session: undefined, reopened: false, examples: [], version: 'v11.0.0'});
const compiles = (model: PlaygroundModel, code: string): PlaygroundModel =>
  update(update(model, {type: 'edited', code}), {
    type: 'compiled',
    result: {code, files: model.files, settings: model.settings, compilation: compiled(code)},
  });

test('code runs after a pause, once, and only while the setting is on', () => {
  const run = jest.fn();
  const {rerender} = renderHook(({on, model}) => useAutoRun(on, model, run), {
    initialProps: {on: false, model: compiles(opened, 'a')},
  });
  act(() => jest.advanceTimersByTime(AUTO_RUN_PAUSE));
  expect(run).not.toHaveBeenCalled();
  rerender({on: true, model: compiles(opened, 'ab')});
  act(() => jest.advanceTimersByTime(AUTO_RUN_PAUSE - 1));
  const last = compiles(opened, 'abc');
  rerender({on: true, model: last});
  act(() => jest.advanceTimersByTime(AUTO_RUN_PAUSE - 1));
  expect(run).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(run).toHaveBeenCalledTimes(1);
  rerender({
    on: true,
    model: update(last, {type: 'ran', program: {code: 'abc', files: last.files, settings: last.settings}}),
  });
  act(() => jest.advanceTimersByTime(AUTO_RUN_PAUSE));
  expect(run).toHaveBeenCalledTimes(1);
});

test('the setting is off until it’s turned on, and remembered', () => {
  const {result} = renderHook(() => useSwitch('auto-run'));
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  expect(renderHook(() => useSwitch('auto-run')).result.current[0]).toBe(true);
});
