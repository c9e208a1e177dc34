/** Gives an engine one source at a time, since a compiler in the browser can't be interrupted. */
import {EngineError, type PlaygroundEngine} from '../core/engine';
import {engineTexts} from './engine-texts';

type Job = {
  readonly start: () => Promise<unknown>;
  readonly reject: (error: Error) => void;
  readonly typing: AbortSignal | undefined;
};

/**
 * An engine that takes turns. What the reader asked for goes first, code that is being typed afterwards. Code whose
 * signal is aborted while it waits isn't compiled at all.
 */
export function inTurns(engine: PlaygroundEngine): PlaygroundEngine {
  let waiting: readonly Job[] = [];
  let busy = false;
  const next = (): void => {
    const job = waiting.find(({typing}) => !typing) ?? waiting[0];
    if (busy || !job) return;
    waiting = waiting.filter((other) => other !== job);
    busy = true;
    void job.start().finally(() => {
      busy = false;
      next();
    });
  };
  const ask = <Answer>(work: () => Promise<Answer>, typing?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const start = (): Promise<void> => {
        typing?.removeEventListener('abort', drop);
        return work().then(resolve, reject);
      };
      const job: Job = {start, reject, typing};
      const drop = (): void => {
        waiting = waiting.filter((other) => other !== job);
        reject(typing?.reason as Error);
      };
      if (typing?.aborted) return drop();
      typing?.addEventListener('abort', drop, {once: true});
      waiting = [...waiting, job];
      next();
    });
  return {
    ...engine,
    compile: (code, settings, files, typing) => ask(() => engine.compile(code, settings, files, typing), typing),
    format: (code, settings, file) => ask(() => engine.format(code, settings, file)),
    convert: (code, settings, to) => ask(() => engine.convert(code, settings, to)),
    dispose() {
      for (const {reject} of waiting) reject(new EngineError(engineTexts().closed));
      waiting = [];
      engine.dispose();
    },
  };
}
