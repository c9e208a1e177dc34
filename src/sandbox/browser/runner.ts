/**
 * Runs emitted JavaScript in a sandboxed frame with an opaque origin and no network access.
 *
 * A program runs in a worker of the frame, which can always be terminated. With `react`, or if the code mentions
 * `document` or `window`, it runs in the frame itself, with a check in every loop and function.
 */
import {cached} from '../../kit/core/async';
import type {PlaygroundConfig, RuntimeAddresses} from '../../compilers/core/config';
import type {EmittedModule} from '../../compilers/core/engine';
import {LinkError, linkProgram, type LinkProblem} from '../core/link-program';
import {guardLoops} from '../core/loop-guard';
import {jsTokens} from '../../rescript/core/syntax/javascript';
import {resolveImport, type RuntimeFiles} from '../../compilers/core/runtime-files';
import {TICK, type FrameRequest, type RunMessage} from './messages';
import {runInFrame} from './run-in-frame';
import {translate} from '@docusaurus/Translate';

/** The program to run. */
export type RunRequest = {
  /** ES module source without JSX: compile with `settingsForRun`. */
  readonly js: string;
  /** The program's other modules. */
  readonly modules?: readonly EmittedModule[] | undefined;
  /** Manual version of the compiler that emitted it. */
  readonly version: string;
  /** Whether to render a component into the frame. */
  readonly react: boolean;
  /**
   * The export to render: a module with `make`, or an element. By default the component App or the file's own `make`.
   */
  readonly component?: string;
  /** Exports to report as `name = value` if the program prints nothing. */
  readonly values?: readonly string[];
};

type RunnerOptions = Pick<PlaygroundConfig, 'frame' | 'runtime'> & {
  /** Receives every message of a run, and none of a previous run once the next one has started. */
  readonly onMessage: (message: RunMessage) => void;
  /** Accessible name of the frame. */
  readonly title: string;
};

export type Runner = {
  /** Stops the previous run and starts this one. Resolves once its frame has been created; failures are messages. */
  run(request: RunRequest): Promise<void>;
  /** Removes the frame, and reports it if a program was running. */
  stop(): void;
  /** Like `stop`, but without a message. */
  dispose(): void;
};

/**
 * Creates a runner.
 * @param container receives a frame for each run; the previous one is removed
 */
export function createRunner(container: HTMLElement, {frame, runtime, onMessage, title}: RunnerOptions): Runner {
  const load = cached(fetchText);
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
        const asked = await prepare(program, runtime, load);
        if (own === latest) end = runInFrame(container, {frame, title, request: asked, say});
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        say({kind: 'error', message: linkMessage(error.problem)});
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

async function prepare(
  {js, modules = [], version, react, component, values = []}: RunRequest,
  runtime: RuntimeAddresses,
  load: (address: string) => Promise<string>,
): Promise<FrameRequest> {
  const base = runtime.versions[version];
  if (base === undefined) throw new LinkError({kind: 'version', name: version});
  const files = JSON.parse(await load(`${base}files.json`)) as RuntimeFiles;
  const worker = !react && ![js, ...modules.map((module) => module.js)].some(namesThePage);
  const linked = await linkProgram(js, {
    resolve: (specifier, from) => resolveImport(specifier, version, files, runtime, from),
    load,
    own: new Map(modules.map((module) => [`./${module.name}`, module.js])),
    ...(!worker && {
      transform: (text: string, address?: string) =>
        address?.startsWith(runtime.vendor) ? text : guardLoops(text, TICK),
    }),
    ...(react && {extra: ['react', 'react-dom/client']}),
  });
  const [first, second] = linked.extra;
  return {
    kind: 'run',
    modules: linked.modules,
    program: linked.program,
    worker,
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    values,
    ...(first !== undefined &&
      second !== undefined && {mount: {react: first, client: second, ...(component !== undefined && {component})}}),
  };
}

/** Rejects with a `LinkError` if the file can't be loaded. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return response.text();
  throw new LinkError({kind: 'load', name: `${address}${response ? ` (${response.status})` : ''}`});
}

function namesThePage(js: string): boolean {
  return jsTokens(js).some(({type, text}) => type === 'IdentifierName' && (text === 'document' || text === 'window'));
}

const texts = (): Readonly<Record<LinkProblem['kind'], string>> => ({
  node: translate({
    id: 'playground.link.node',
    message: 'The program imports "{name}", which is part of Node.js and not of browsers.',
    description: 'Why a program was not run; {name} is a module of Node.js',
  }),
  file: translate({
    id: 'playground.link.file',
    message: 'The program imports "{name}", a file that isn\'t part of it.',
    description: 'Why a program was not run; {name} is a path',
  }),
  package: translate({
    id: 'playground.link.package',
    message: 'The program imports "{name}", a package that isn\'t available in the playground.',
    description: 'Why a program was not run; {name} is an npm package',
  }),
  version: translate({
    id: 'playground.link.version',
    message: "The playground can't run {name} programs.",
    description: 'Why a program was not run; {name} is a version such as v8.0.0',
  }),
  load: translate({
    id: 'playground.link.load',
    message: "A file the program needs couldn't be loaded: {name}.",
    description: 'Why a program was not run; {name} is an address',
  }),
  cycle: translate({
    id: 'playground.link.cycle',
    message: 'The modules {name} import each other.',
    description: 'Why a program was not run; {name} is a list such as ./A → ./B → ./A',
  }),
  character: translate({
    id: 'playground.link.character',
    message: "The program contains a character that programs here can't have: {name}.",
    description: 'Why a program was not run; {name} is a character',
  }),
});

/** Why a program can't be run, in the page's language. */
export function linkMessage({kind, name}: LinkProblem): string {
  return texts()[kind].replace('{name}', () => name);
}
