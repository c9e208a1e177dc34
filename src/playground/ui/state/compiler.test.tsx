/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {PAUSE} from '../../../editor/core/pause';
import {AUTO_RUN_PAUSE, useAutoRun, useCompiler, useEngine} from './use-compiler';
import {openingModel, type Opening} from './opening';
import {useSwitch} from '../../browser/stored';
import type {ChosenEngine} from '../../../compilers/browser/choose-engine';
import {EngineError, type Compilation} from '../../../compilers/core/engine';
import {playgroundPath} from '../../../compilers/core/playground-link/link';
import type {PlaygroundSettings} from '../../../compilers/core/settings';
import {settingsOf} from '../../../compilers/core/playground-link/state';
import {NO_FILES, programToRun, update, type Action, type PlaygroundModel} from './state';
import {compiled, fakeEngine, VERSIONS} from '../../../../tests/support/fake-engine';

const settings = settingsOf({}, 'v12.0.0');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs due timers and settled promises. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('compiling', () => {
  type Props = {readonly code: string; readonly chosen?: PlaygroundSettings};
  const start = () => {
    const engine = fakeEngine();
    const actions: Action[] = [];
    const dispatch = (action: Action) => void actions.push(action);
    const hook = renderHook<void, Props>(
      ({code, chosen = settings}) => useCompiler({engine, code, files: NO_FILES, settings: chosen}, dispatch),
      {initialProps: {code: 'a'}},
    );
    const shown = () => actions.flatMap((action) => (action.type === 'compiled' ? action.result.compilation.js : []));
    return {engine, actions, shown, ...hook};
  };

  test('the first code compiles right away, typed code after a pause', async () => {
    const {engine, rerender} = start();
    await pass(0);
    expect(engine.asked.map(({code}) => code)).toEqual(['a']);
    for (const code of ['ab', 'abc', 'abcd']) {
      rerender({code});
      await pass(PAUSE - 1);
    }
    expect(engine.asked).toHaveLength(1);
    await pass(1);
    expect(engine.asked.map(({code}) => code)).toEqual(['a', 'abcd']);
  });

  test('an answer is shown though the code has changed meanwhile', async () => {
    const {engine, shown, rerender} = start();
    await pass(0);
    for (const code of ['ab', 'abc']) {
      rerender({code});
      await pass(PAUSE);
      engine.asked.at(-2)!.answer(compiled(`before ${code}`));
      await pass(0);
    }
    expect(shown()).toEqual(['before ab', 'before abc']);
  });

  test('an answer for earlier settings is dropped', async () => {
    const {engine, shown, rerender} = start();
    await pass(0);
    rerender({code: 'a', chosen: {...settings, version: 'v11.0.0'}});
    await pass(PAUSE);
    engine.asked[0]!.answer(compiled('v12'));
    await pass(0);
    expect(shown()).toEqual([]);
  });

  test('a result for older code is dropped if it arrives last', async () => {
    const {engine, shown, rerender} = start();
    await pass(0);
    rerender({code: 'b'});
    await pass(PAUSE);
    engine.asked[1]!.answer(compiled('new'));
    await pass(0);
    engine.asked[0]!.answer(compiled('old'));
    await pass(0);
    expect(shown()).toEqual(['new']);
  });

  test('an engine that doesn’t respond is reported, unless the code has changed', async () => {
    const {engine, actions, rerender, unmount} = start();
    await pass(0);
    engine.asked[0]!.fail('too slow');
    await pass(0);
    expect(actions.at(-1)).toEqual({type: 'failed', message: 'too slow'});
    rerender({code: 'b'});
    await pass(PAUSE);
    unmount();
    engine.asked[1]!.fail('no one is listening');
    await pass(0);
    expect(actions.filter(({type}) => type === 'failed')).toHaveLength(1);
  });
});

describe('connecting', () => {
  test('a failure is shown, retrying connects, leaving disposes', async () => {
    const engine = fakeEngine();
    let reachable = false;
    const connect = (): Promise<ChosenEngine> =>
      reachable ? Promise.resolve({engine, versions: VERSIONS}) : Promise.reject(new EngineError('Nothing there.'));
    const actions: Action[] = [];
    const dispatch = (action: Action) => void actions.push(action);
    const {result, unmount} = renderHook(() => useEngine(connect, dispatch));
    await pass(0);
    expect(actions).toEqual([{type: 'connecting'}, {type: 'unreachable', message: 'Nothing there.'}]);
    reachable = true;
    act(() => result.current.retry());
    await pass(0);
    expect(actions.at(-1)).toEqual({type: 'connected', versions: VERSIONS});
    expect(result.current.engine).toBe(engine);
    unmount();
    expect(engine.disposed).toBe(true);
  });

  test('an engine that connects after the reader has left is disposed', async () => {
    const engine = fakeEngine();
    let arrive: () => void = () => undefined;
    const connect = (): Promise<ChosenEngine> =>
      new Promise((resolve) => (arrive = () => resolve({engine, versions: VERSIONS})));
    const {unmount} = renderHook(() => useEngine(connect, () => undefined));
    unmount();
    arrive();
    await pass(0);
    expect(engine.disposed).toBe(true);
  });
});

describe('running automatically', () => {
  beforeEach(() => localStorage.clear());
  const examples = [{name: 'welcome', syntax: 'res', versions: ['v11.0.0'], code: 'new'}] as const;
  const opening: Opening = {query: '', session: undefined, reopened: false, examples, version: 'v11.0.0'};
  const queryOf = (code: string): string => playgroundPath({code}).slice('/try'.length);
  const typed = (model: PlaygroundModel, code: string): PlaygroundModel => update(model, {type: 'edited', code});
  /** The model once the compiler has answered about code that was typed. */
  const compiles = (model: PlaygroundModel, code: string, compilation: Compilation = compiled(code)): PlaygroundModel =>
    update(typed(model, code), {type: 'compiled', result: {...model, code, compilation}});
  const ran = (model: PlaygroundModel): PlaygroundModel => update(model, {type: 'ran', program: model});
  const opened = openingModel(opening);

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
    rerender({on: true, model: ran(last)});
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

  test('the reader’s own code runs once it compiles, and once', () => {
    expect(programToRun(opened)).toBeUndefined();
    const mine = compiles(opened, 'mine');
    expect(programToRun(mine)).toMatchObject({code: 'mine', settings: opened.settings});
    expect(programToRun(ran(mine))).toBeUndefined();
    expect(programToRun(compiles(opened, 'wrong', {problems: [], types: [], milliseconds: 1}))).toBeUndefined();
    expect(programToRun(typed(mine, 'newer than the answer'))).toBeUndefined();
  });

  test('the first program of a version does, next to stored work that it leaves alone', () => {
    const model = openingModel({...opening, query: '?version=v11.0.0', session: queryOf('kept')});
    expect(model.own).toBe(false);
    expect(programToRun(compiles(model, 'new'))).toMatchObject({code: 'new'});
  });

  test('code from a link doesn’t, also when it’s edited, until the reader has run it', () => {
    const shared = compiles(openingModel({...opening, query: queryOf('shared')}), 'shared, edited');
    expect(programToRun(shared)).toBeUndefined();
    expect(programToRun(ran(shared))).toBeUndefined();
    expect(programToRun(compiles(ran(shared), 'edited again'))).toMatchObject({code: 'edited again'});
  });
});
