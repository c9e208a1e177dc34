import {useCallback, useEffect, useRef, useState, type Dispatch} from 'react';
import type {PlaygroundEngine} from '@site/src/compilers/core/engine';
import type {PlaygroundSettings} from '@site/src/compilers/core/settings';
import type {ChosenEngine} from '../../../compilers/browser/choose-engine';
import {messageOf} from './message';
import {pauseAfter} from '../../../editor/core/pause';
import {isSame, programToRun, type Action, type PlaygroundModel, type Sources} from './state';

/**
 * The engine, once it has responded, and a way to try again. It's disposed with the component.
 * @param connect finds an engine
 */
export function useEngine(
  connect: () => Promise<ChosenEngine>,
  dispatch: Dispatch<Action>,
): {readonly engine: PlaygroundEngine | undefined; readonly retry: () => void} {
  const [attempt, setAttempt] = useState(0);
  const [engine, setEngine] = useState<PlaygroundEngine>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let gone = false;
    let found: PlaygroundEngine | undefined;
    dispatch({type: 'connecting'});
    connect().then(
      ({engine: reached, versions}) => {
        if (gone) return reached.dispose();
        found = reached;
        setEngine(reached);
        dispatch({type: 'connected', versions});
      },
      (error: unknown) => {
        if (!gone) dispatch({type: 'unreachable', message: messageOf(error)});
      },
    );
    return () => {
      gone = true;
      setEngine(undefined);
      found?.dispose();
    };
  }, [attempt, connect, dispatch]);

  return {engine, retry};
}

type Source = Sources & {
  readonly settings: PlaygroundSettings | undefined;
  readonly engine: PlaygroundEngine | undefined;
};

/**
 * Compiles after a pause in typing or when a setting changes. Code that has changed before its turn isn't compiled. An
 * answer is shown even if the code has changed meanwhile, unless a newer one is there or a setting has changed.
 */
export function useCompiler({engine, code, files, settings}: Source, dispatch: Dispatch<Action>): void {
  const before = useRef<Sources>(undefined);
  const took = useRef<number>(undefined);
  const turn = useRef<{engine: unknown; settings: unknown; asked: number; shown: number}>(undefined);

  useEffect(() => {
    if (!engine || !settings) return;
    const typing = new AbortController();
    const {signal} = typing;
    if (turn.current?.engine !== engine || turn.current.settings !== settings)
      turn.current = {engine, settings, asked: 0, shown: 0};
    const own = turn.current;
    const number = ++own.asked;
    const typed = before.current !== undefined && !isSame(before.current, {code, files});
    const timer = setTimeout(
      () => {
        before.current = {code, files};
        dispatch({type: 'compiling'});
        engine.compile(code, settings, files, signal).then(
          (compilation) => {
            took.current = compilation.milliseconds;
            if (turn.current !== own || number < own.shown) return;
            own.shown = number;
            dispatch({type: 'compiled', result: {compilation, code, files, settings}});
            if (compilation.js === undefined || signal.aborted) return;
            engine.types?.(code, settings, files).then(
              (types) => dispatch({type: 'typed', compilation, types}),
              () => undefined, // The code has compiled; only its types are missing.
            );
          },
          (error: unknown) => {
            if (!signal.aborted) dispatch({type: 'failed', message: messageOf(error)});
          },
        );
      },
      typed ? pauseAfter(took.current) : 0,
    );
    return () => {
      typing.abort();
      clearTimeout(timer);
    };
  }, [engine, code, files, settings, dispatch]);
}

/** How long code must have been unchanged after it compiled, in ms. */
export const AUTO_RUN_PAUSE = 400;

/** Runs code that compiles, while `on`. Code from a link isn't run before the reader has run it. */
export function useAutoRun(on: boolean, model: PlaygroundModel, run: () => void): void {
  const {code, files, settings} = (on && programToRun(model)) || {};
  useEffect(() => {
    if (code === undefined) return;
    const timer = setTimeout(run, AUTO_RUN_PAUSE);
    return () => clearTimeout(timer);
  }, [code, files, settings, run]);
}
