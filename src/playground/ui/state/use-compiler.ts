import {useEffect, useRef, type Dispatch} from 'react';
import type {PlaygroundEngine} from '@site/src/compilers/core/engine';
import type {PlaygroundSettings} from '@site/src/compilers/core/settings';
import {messageOf} from './message';
import {pauseAfter} from '../../../editor/core/pause';
import {isSame, programToRun, type Action, type PlaygroundModel, type Sources} from './state';

type Source = Sources & {
  readonly settings: PlaygroundSettings | undefined;
  readonly engine: PlaygroundEngine | undefined;
};

/** Compiles after a pause in typing or when a setting changes. Drops earlier code, and answers about it. */
export function useCompiler({engine, code, files, settings}: Source, dispatch: Dispatch<Action>): void {
  const before = useRef<Sources>(undefined);
  const took = useRef<number>(undefined);

  useEffect(() => {
    if (!engine || !settings) return;
    const typing = new AbortController();
    const {signal} = typing;
    const typed = before.current !== undefined && !isSame(before.current, {code, files});
    const timer = setTimeout(
      () => {
        before.current = {code, files};
        dispatch({type: 'compiling'});
        engine.compile(code, settings, files, signal).then(
          (compilation) => {
            took.current = compilation.milliseconds;
            if (signal.aborted) return;
            dispatch({type: 'compiled', result: {compilation, code, files, settings}});
            if (compilation.js === undefined) return;
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
