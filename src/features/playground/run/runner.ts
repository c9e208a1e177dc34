/**
 * Runs emitted JavaScript in a sandboxed frame with an origin of its own and no connection to anywhere.
 *
 *     const runner = createRunner(element, {frame, runtime, onMessage});
 *     await runner.run({js, version: 'v12.0.0', react: true});
 *
 * A program runs in a worker of the frame, which can be ended whatever it does. With `react`, or when it
 * names the document or the window, it runs in the frame itself, with a check in every loop and function.
 */
import type {RuntimeAddresses} from '../../../lib/playground/config';
import {LinkError, linkProgram, type LinkedProgram} from '../../../lib/playground/link-program';
import {guardLoops} from '../../../lib/playground/loop-guard';
import {jsTokens} from '../../../lib/playground/js-tokens';
import {resolveImport} from '../../../lib/playground/runtime-files';
import {TICK, type FrameRequest, type RunMessage} from './messages';
import {runInFrame} from './run-in-frame';
import {createRuntimeCache} from './runtime-cache';

/** What to run. */
export type RunRequest = {
  /** ES modules without JSX: compile with `settingsForRun`. */
  readonly js: string;
  /** Manual version of the compiler that wrote it. */
  readonly version: string;
  /** Render the component App into the frame. */
  readonly react: boolean;
};

export type RunnerOptions = {
  /** `frame` and `runtime` of the playground's configuration. */
  readonly frame: string;
  readonly runtime: RuntimeAddresses;
  /** Gets everything a run says; nothing of a run after the next has begun. */
  readonly onMessage: (message: RunMessage) => void;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly fetch?: typeof fetch;
};

export type Runner = {
  /** Ends the run before and begins this one. Resolves when the program is on its way; what goes wrong is a message. */
  run(request: RunRequest): Promise<void>;
  /** Throws the frame away, and says so if a program was in it. */
  stop(): void;
  /** As `stop`, without a word. */
  dispose(): void;
};

/**
 * Makes a runner.
 * @param container gets a frame for each run, the one before is taken out
 */
export function createRunner(container: HTMLElement, {frame, runtime, onMessage, title, fetch: request = fetch}: RunnerOptions): Runner {
  const cache = createRuntimeCache(runtime, request);
  let end: (() => void) | undefined;
  let latest = 0;
  const dispose = (): void => {
    latest++;
    end?.();
    end = undefined;
  };
  return {
    async run(program) {
      dispose();
      const own = latest;
      const say = (message: RunMessage): void => {
        if (own === latest) onMessage(message);
      };
      try {
        const asked = await prepare(program, runtime, cache);
        if (own === latest) end = runInFrame(container, {frame, title, request: asked, say});
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        say({kind: 'error', message: error.message});
        say({kind: 'finished'});
      }
    },
    stop() {
      const wasRunning = end !== undefined;
      dispose();
      if (wasRunning) onMessage({kind: 'stopped', reason: 'reader'});
    },
    dispose,
  };
}

async function prepare({js, version, react}: RunRequest, runtime: RuntimeAddresses, cache: ReturnType<typeof createRuntimeCache>): Promise<FrameRequest> {
  const files = await cache.files(version);
  const worker = !react && !namesThePage(js);
  const linked: LinkedProgram = await linkProgram(js, {
    resolve: (specifier, from) => resolveImport(specifier, version, files, runtime, from),
    load: cache.load,
    ...(!worker && {transform: (text: string, address?: string) => (address?.startsWith(runtime.vendor) ? text : guardLoops(text, TICK))}),
    ...(react && {extra: ['react', 'react-dom/client']}),
  });
  const [first, second] = linked.extra;
  return {
    kind: 'run',
    modules: linked.modules,
    program: linked.program,
    worker,
    ...(first !== undefined && second !== undefined && {mount: {react: first, client: second}}),
  };
}

function namesThePage(js: string): boolean {
  return jsTokens(js).some(({kind, text}) => kind === 'word' && (text === 'document' || text === 'window'));
}
