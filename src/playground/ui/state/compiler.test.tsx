/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {PAUSE} from '../../../editor/core/pause';
import {useCompiler} from './use-compiler';
import type {ChosenEngine} from '../../../compilers/browser/choose-engine';
import {useEngine} from './use-engine';
import {EngineError} from '../../../compilers/core/engine';
import {settingsOf} from '../../../compilers/core/playground-link/state';
import {NO_FILES, type Action} from './state';
import {compiled, fakeEngine, VERSIONS} from '../../../../tests/support/fake-engine';

const settings = settingsOf({}, 'v12.0.0');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs due timers and settled promises. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('compiling', () => {
  const start = () => {
    const engine = fakeEngine();
    const actions: Action[] = [];
    const dispatch = (action: Action) => void actions.push(action);
    const hook = renderHook(({code}) => useCompiler({engine, code, files: NO_FILES, settings}, dispatch), {
      initialProps: {code: 'a'},
    });
    return {engine, actions, ...hook};
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

  test('a result for older code is dropped, even if it arrives last', async () => {
    const {engine, actions, rerender} = start();
    await pass(0);
    rerender({code: 'b'});
    await pass(PAUSE);
    engine.asked[1]!.answer(compiled('new'));
    await pass(0);
    engine.asked[0]!.answer(compiled('old'));
    await pass(0);
    expect(actions.flatMap((action) => (action.type === 'compiled' ? [action.result.compilation.js] : []))).toEqual([
      'new',
    ]);
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
