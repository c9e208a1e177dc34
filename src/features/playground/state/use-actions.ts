import {useCallback, useEffect, useRef} from 'react';
import {messageOf} from './message';
import {welcomeCode} from './opening';
import {DEFAULT_VERSION, type Playground} from './use-playground';
import type {Running} from './use-run';
import {settingsOf} from '@site/src/lib/playground-link/state';

/** What buttons and keys do. */
export type Actions = {
  readonly setVersion: (version: string) => void;
  /** The code is the reader's latest, where the model may be a moment behind. */
  readonly format: (code?: string) => void;
  readonly run: (code?: string) => void;
  readonly startOver: () => void;
};

/** The actions stay the same functions; they see the playground as it is when they are called. */
export function useActions(playground: Playground, running: Running): Actions {
  const latest = useRef({playground, running});
  useEffect(() => {
    latest.current = {playground, running};
  });

  /** A first program that was not touched becomes that of the new version. */
  const setVersion = useCallback((version: string): void => {
    const {model, dispatch, examples, chosen} = latest.current.playground;
    const untouched = model.code === welcomeCode(examples, chosen?.version.manual ?? model.settings.version);
    dispatch({type: 'version', version, ...(untouched && {code: welcomeCode(examples, version)})});
  }, []);

  const format = useCallback((written?: string): void => {
    const {engine, effective, model, dispatch} = latest.current.playground;
    const code = written ?? model.code;
    if (!engine || !effective) return;
    engine.format(code, effective).then(
      (formatted) => {
        if (latest.current.playground.model.code !== code) return; // edited meanwhile
        if ('code' in formatted) dispatch({type: 'edited', code: formatted.code});
        else dispatch({type: 'shown', tab: 'problems'});
      },
      (error: unknown) => dispatch({type: 'failed', message: messageOf(error)}),
    );
  }, []);

  const run = useCallback((written?: string): void => {
    const {engine, effective, chosen, model, dispatch} = latest.current.playground;
    if (!engine || !effective || !chosen) return;
    const source = {engine, code: written ?? model.code, settings: effective, manual: chosen.version.manual};
    void latest.current.running.run(source).then((tab) => dispatch({type: 'shown', tab}));
  }, []);

  const startOver = useCallback((): void => {
    const {dispatch, examples} = latest.current.playground;
    dispatch({type: 'restart', settings: settingsOf({}, DEFAULT_VERSION), code: welcomeCode(examples, DEFAULT_VERSION)});
  }, []);

  return {setVersion, format, run, startOver};
}
