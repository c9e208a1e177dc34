import {useEffect} from 'react';
import {programToRun, type PlaygroundModel} from './state';

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
