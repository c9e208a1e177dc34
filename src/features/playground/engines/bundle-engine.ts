/** The compilers' browser bundles, one at a time, in a worker. */
import {isOffline} from '../../../client/offline/is-offline';
import {array, string} from '../../../lib/decode/decode';
import {EngineError, type Compilation, type EngineVersion, type Formatted, type PlaygroundEngine} from '../../../lib/playground/engine';
import {findRelease, manualOf, newestFirst} from '../../../lib/playground/releases';
import type {PlaygroundSettings} from '../../../lib/playground/settings';
import {allVersions, versionLines} from '../../../config/versions';
import {parseVersion} from '../../../lib/version/version';
import type {BundleReply, BundleRequest} from './bundle-protocol';
import {startBundleWorker, type BundleWorker} from './start-bundle-worker';

export type BundleEngineOptions = {
  /** Address of the bundles, without a slash at the end; a path is one of this site. */
  readonly base: string;
  readonly fetch?: typeof fetch;
  readonly startWorker?: () => BundleWorker;
  /** How long to wait, in ms, for a compiler to be loaded and for its answer. */
  readonly patience?: {readonly load: number; readonly answer: number};
};

type Waiting = {
  readonly resolve: (result: Compilation | Formatted) => void;
  readonly reject: (error: EngineError) => void;
  timer?: ReturnType<typeof setTimeout>;
};

const PATIENCE = {load: 60_000, answer: 15_000};
const MANUALS = allVersions(versionLines.default).map(({id}) => id);

/** Makes the engine. Nothing is loaded before it is asked; a compiler that takes too long is ended with its worker. */
export function createBundleEngine({base, fetch: request = fetch, startWorker = startBundleWorker, patience = PATIENCE}: BundleEngineOptions): PlaygroundEngine {
  const waiting = new Map<number, Waiting>();
  let worker: BundleWorker | undefined;
  let known: Promise<readonly EngineVersion[]> | undefined;
  let lastId = 0;

  /** Ends the worker; whoever waits is told why, and the next call starts another. */
  const drop = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const {reject, timer} of waiting.values()) {
      clearTimeout(timer);
      reject(new EngineError(reason));
    }
    waiting.clear();
  };
  const waitFor = (id: number, milliseconds: number, reason: string): void => {
    const asked = waiting.get(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => drop(reason), milliseconds);
  };
  /** The clock of a request runs from when its turn comes: the worker takes one after the other. */
  const startClock = (): void => {
    const [next] = waiting.keys();
    if (next !== undefined && waiting.get(next)?.timer === undefined) waitFor(next, patience.load, `The compiler was not loaded within ${patience.load / 1000} seconds.`);
  };
  const onReply = (reply: BundleReply): void => {
    const asked = waiting.get(reply.id);
    if (!asked) return;
    if (reply.kind === 'loaded') {
      waitFor(reply.id, patience.answer, `The compiler was stopped: it took longer than ${patience.answer / 1000} seconds.`);
      return;
    }
    clearTimeout(asked.timer);
    waiting.delete(reply.id);
    startClock();
    if (reply.kind === 'done') asked.resolve(reply.result);
    else asked.reject(new EngineError(reply.message));
  };
  const start = (): BundleWorker => {
    const started = startWorker();
    started.onmessage = ({data}) => onReply(data);
    started.onerror = ({message}) => drop(`The compiler's worker failed${message ? `: ${message}` : '.'}`);
    return started;
  };
  const versions = (): Promise<readonly EngineVersion[]> => {
    known ??= readManifest(base, request).catch((error: unknown) => {
      known = undefined; // the next call tries again
      throw error;
    });
    return known;
  };
  const ask = async (task: BundleRequest['task'], code: string, settings: PlaygroundSettings): Promise<Compilation | Formatted> => {
    const all = await versions();
    const release = findRelease(all, settings.version);
    if (!release) throw new EngineError(`There is no compiler bundle for ${settings.version}: there are ${newestFirst(all).map(({version}) => version).join(', ')}.`);
    if (!release.syntaxes.includes(settings.syntax)) throw new EngineError(`The compiler ${release.version} does not read .${settings.syntax} files.`);
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, {resolve, reject});
      worker ??= start();
      startClock();
      worker.postMessage({id, task, base: absolute(base), release, code, settings});
    });
  };
  return {
    name: 'bundle',
    versions,
    compile: async (code, settings) => (await ask('compile', code, settings)) as Compilation,
    format: async (code, settings) => (await ask('format', code, settings)),
    dispose: () => drop('The compiler was let go.'),
  };
}

/** The bundles that the manifest lists and the site has a manual for, newest first. */
async function readManifest(base: string, request: typeof fetch): Promise<readonly EngineVersion[]> {
  const address = `${base}/playground-bundles/versions.json`;
  let releases: readonly string[];
  try {
    const response = await request(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    releases = array(string)(await response.json());
  } catch (error) {
    if (isOffline()) throw new EngineError('There is no connection, and no compilers are stored in this browser. Store the playground on the page “Read offline” when you are online.');
    throw new EngineError(`The list of compilers can not be loaded from ${address} (${error instanceof Error ? error.message.split('\n')[0] : 'unknown'}).`);
  }
  return newestFirst(
    releases.flatMap((version): readonly EngineVersion[] => {
      const manual = manualOf(version, MANUALS);
      const old = parseVersion(version)?.major === 8;
      return manual === undefined ? [] : [{version, manual, syntaxes: old ? ['res', 're', 'ml'] : ['res']}];
    }),
  );
}

function absolute(base: string): string {
  return typeof document === 'undefined' ? base : new URL(base, document.baseURI).href.replace(/\/$/, '');
}
