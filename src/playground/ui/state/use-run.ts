import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import type {PlaygroundEngine} from '@site/src/compilers/core/engine';
import {hasComponent, withApp} from '@site/src/sandbox/core/runnable';
import {settingsForRun} from '@site/src/compilers/core/settings';
import {createRunner, type Runner} from '../../../sandbox/browser/runner';
import {messageOf} from './message';
import {addMessage, beginLog, EMPTY_LOG, type RunLog} from './run-log';
import type {Program} from './state';

type RunSource = Program & {
  readonly engine: PlaygroundEngine;
  /** The manual version of the compiler in use. */
  readonly manual: string;
};

/** The panel to show for a run; `problems` if the code doesn't compile. */
export type RunPlace = 'output' | 'preview' | 'problems';

export type Running = {
  readonly log: RunLog;
  /** Compiles the code again, as a module a browser can run, and runs it. */
  readonly run: (source: RunSource) => Promise<RunPlace>;
  readonly stop: () => void;
};

/** @param container receives the run's frame */
export function useRun(container: RefObject<HTMLElement | null>): Running {
  const [log, setLog] = useState<RunLog>(EMPTY_LOG);
  const runner = useRef<Runner>(undefined);
  useEffect(() => () => runner.current?.dispose(), []);

  const run = useCallback(
    async ({engine, code, files, settings, manual}: RunSource): Promise<RunPlace> => {
      if (!container.current) return 'output';
      setLog({...EMPTY_LOG, status: 'compiling'});
      try {
        const {js: main, modules} = await engine.compile(code, settingsForRun(settings), files);
        if (main === undefined) {
          setLog({...EMPTY_LOG, status: 'failed'});
          return 'problems';
        }
        const js = withApp(main, modules);
        const react = hasComponent(js);
        runner.current ??= createRunner(container.current, {
          ...config,
          title: translate({
            id: 'playground.preview.frame',
            message: 'Running program',
            description: 'Accessible name of the frame a program runs in',
          }),
          onMessage: (message) => setLog((before) => addMessage(before, message)),
        });
        setLog(beginLog(react));
        await runner.current.run({js, modules, version: manual, react});
        return react ? 'preview' : 'output';
      } catch (error) {
        setLog((before) => addMessage({...before, status: 'failed'}, {kind: 'error', message: messageOf(error)}));
        return 'output';
      }
    },
    [container],
  );

  const stop = useCallback(() => runner.current?.stop(), []);
  return {log, run, stop};
}
