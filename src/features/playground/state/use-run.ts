import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {PlaygroundEngine} from '@site/src/lib/playground/engine';
import {settingsForRun, type PlaygroundSettings} from '@site/src/lib/playground/settings';
import type {RunMessage} from '../run/messages';
import type {Runner} from '../run/runner';
import {messageOf} from './message';
import {addMessage, beginLog, EMPTY_LOG, hasComponent, type RunLog} from './run-log';

/** Makes the runner of an element, into which it puts its frame. */
export type MakeRunner = (container: HTMLElement, onMessage: (message: RunMessage) => void) => Runner;

/** What a run needs. */
export type RunSource = {
  readonly engine: PlaygroundEngine;
  readonly code: string;
  readonly settings: PlaygroundSettings;
  /** The manual version of the compiler in use. */
  readonly manual: string;
};

/** Where a run shows itself; `problems` when the code does not compile. */
export type RunPlace = 'output' | 'preview' | 'problems';

export type Running = {
  readonly log: RunLog;
  /** Compiles the code once more, as a module that a browser can run, and runs it. */
  readonly run: (source: RunSource) => Promise<RunPlace>;
  readonly stop: () => void;
};

/** @param container gets the frame of the run */
export function useRun(makeRunner: MakeRunner, container: RefObject<HTMLElement | null>): Running {
  const [log, setLog] = useState<RunLog>(EMPTY_LOG);
  const runner = useRef<Runner>(undefined);
  useEffect(() => () => runner.current?.dispose(), []);

  const run = useCallback(async ({engine, code, settings, manual}: RunSource): Promise<RunPlace> => {
    if (!container.current) return 'output';
    setLog({...EMPTY_LOG, status: 'compiling'});
    try {
      const {js} = await engine.compile(code, settingsForRun(settings));
      if (js === undefined) {
        setLog({...EMPTY_LOG, status: 'failed'});
        return 'problems';
      }
      const react = hasComponent(js);
      runner.current ??= makeRunner(container.current, (message) => setLog((before) => addMessage(before, message)));
      setLog(beginLog(react));
      await runner.current.run({js, version: manual, react});
      return react ? 'preview' : 'output';
    } catch (error) {
      setLog((before) => addMessage({...before, status: 'failed'}, {kind: 'error', message: messageOf(error)}));
      return 'output';
    }
  }, [container, makeRunner]);

  const stop = useCallback(() => runner.current?.stop(), []);
  return {log, run, stop};
}
