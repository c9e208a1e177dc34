import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import type {PlaygroundEngine} from '@site/src/compilers/core/engine';
import {hasComponent, withApp} from '@site/src/sandbox/core/runnable';
import {settingsForRun} from '@site/src/compilers/core/settings';
import type {ConsoleLevel, RunMessage} from '../../../sandbox/browser/messages';
import {createRunner, type Runner} from '../../../sandbox/browser/runner';
import {messageOf} from './message';
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

/** The number of lines kept of the start and of the end, because a loop that logs must not fill the memory. */
export const MAX_ENTRIES = {first: 250, last: 250};

/** One console call: each argument as text, and those with parts also as the frame has copied them. */
export type Logged = {readonly values: readonly string[]; readonly copies: readonly unknown[]};

export type RunEntry = {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
  /** A console call with values that have parts. */
  readonly logged?: Logged;
};

export type RunStatus = 'none' | 'compiling' | 'running' | 'finished' | 'loop' | 'stopped' | 'failed';

export type RunLog = {
  readonly status: RunStatus;
  readonly entries: readonly RunEntry[];
  /** Lines after the first ones that were dropped because there were too many. */
  readonly dropped: number;
  /** Whether the component App was requested, and whether it has rendered. */
  readonly preview: 'none' | 'waiting' | 'rendered';
};

export const EMPTY_LOG: RunLog = {status: 'none', entries: [], dropped: 0, preview: 'none'};

/** The log of a run that is starting. */
export function beginLog(react: boolean): RunLog {
  return {...EMPTY_LOG, status: 'running', preview: react ? 'waiting' : 'none'};
}

/** The log with one more message. Messages from timers don't reopen a run that has ended. */
export function addMessage(log: RunLog, message: RunMessage): RunLog {
  switch (message.kind) {
    case 'console':
      return addEntry(
        log,
        message.level,
        message.values.join(' '),
        message.copies && {values: message.values, copies: message.copies},
      );
    case 'error':
      return addEntry(log, 'error', message.message);
    case 'rendered':
      return {...log, preview: 'rendered'};
    case 'page':
    case 'height':
      return log;
    case 'finished':
      return log.status === 'running' ? {...log, status: 'finished'} : log;
    case 'stopped':
      return {...log, status: message.reason === 'loop' ? 'loop' : 'stopped'};
  }
}

function addEntry(log: RunLog, level: ConsoleLevel, text: string, logged?: Logged): RunLog {
  const id = log.dropped + log.entries.length;
  const {first, last} = MAX_ENTRIES;
  const entries = [...log.entries, {id, level, text, ...(logged && {logged})}];
  const over = Math.max(0, entries.length - first - last);
  return {...log, entries: entries.toSpliced(first, over), dropped: log.dropped + over};
}
