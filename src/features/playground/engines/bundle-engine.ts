/** Runs the compilers' browser bundles in a worker, one at a time. */
import config from '@generated/playground/default/config.json';
import {isOffline} from '../../../client/offline/is-offline';
import {fill} from '../../../lib/built-component/built-component';
import {array, string} from '../../../lib/decode/decode';
import {
  EngineError,
  type Compilation,
  type EngineVersion,
  type Formatted,
  type PlaygroundEngine,
} from '../../../lib/playground/engine';
import {BUNDLE_MANIFEST, type BundleSource} from '../../../lib/playground/config';
import {findRelease, manualOf, newestFirst} from '../../../lib/playground/releases';
import type {PlaygroundSettings, Syntax} from '../../../lib/playground/settings';
import {parseVersion} from '../../../lib/version/version';
import type {BundleReply, BundleRequest} from './bundle-protocol';
import {engineTexts} from './engine-texts';
import {startBundleWorker, type BundleWorker} from './start-bundle-worker';

export type BundleEngineOptions = {
  /** Where the bundles are. A path is relative to this site's origin. */
  readonly source: BundleSource;
  readonly fetch?: typeof fetch;
  readonly startWorker?: () => BundleWorker;
  /** Timeouts in ms: for loading a compiler, and for its answer. */
  readonly patience?: {readonly load: number; readonly answer: number};
};

type Waiting = {
  readonly resolve: (result: Compilation | Formatted) => void;
  readonly reject: (error: EngineError) => void;
  timer?: ReturnType<typeof setTimeout>;
};

const PATIENCE = {load: 60_000, answer: 15_000};

/**
 * Creates the engine. Nothing is loaded until the first call. A compiler that takes too long is terminated together
 * with its worker.
 */
export function createBundleEngine({
  source,
  fetch: request = fetch,
  startWorker = startBundleWorker,
  patience = PATIENCE,
}: BundleEngineOptions): PlaygroundEngine {
  const waiting = new Map<number, Waiting>();
  let worker: BundleWorker | undefined;
  let known: Promise<readonly EngineVersion[]> | undefined;
  let lastId = 0;

  /** Terminates the worker and rejects pending calls with this message. The next call starts a new worker. */
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
  /** A request's timeout starts when its turn comes, because the worker handles one request at a time. */
  const startClock = (): void => {
    const [next] = waiting.keys();
    if (next !== undefined && waiting.get(next)?.timer === undefined)
      waitFor(next, patience.load, fill(engineTexts().loadsSlowly, {seconds: String(patience.load / 1000)}));
  };
  const onReply = (reply: BundleReply): void => {
    const asked = waiting.get(reply.id);
    if (!asked) return;
    if (reply.kind === 'loaded') {
      waitFor(reply.id, patience.answer, fill(engineTexts().tooLong, {seconds: String(patience.answer / 1000)}));
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
    started.onerror = ({message}) =>
      drop(message ? fill(engineTexts().endedWith, {detail: message}) : engineTexts().ended);
    return started;
  };
  const versions = (): Promise<readonly EngineVersion[]> => {
    known ??= readReleases(source, request).catch((error: unknown) => {
      known = undefined; // The next call tries again.
      throw error;
    });
    return known;
  };
  const ask = async (
    task: BundleRequest['task'],
    code: string,
    settings: PlaygroundSettings,
    to?: Syntax,
  ): Promise<Compilation | Formatted> => {
    const texts = engineTexts();
    const all = await versions();
    const release = findRelease(all, settings.version);
    if (!release)
      throw new EngineError(
        fill(texts.versions, {
          version: settings.version,
          versions: newestFirst(all)
            .map(({version}) => version)
            .join(', '),
        }),
      );
    if (!release.syntaxes.includes(settings.syntax))
      throw new EngineError(fill(texts.syntax, {version: release.version, syntax: settings.syntax}));
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, {resolve, reject});
      worker ??= start();
      startClock();
      worker.postMessage({
        id,
        task,
        base: absolute(source.base),
        release,
        code,
        settings,
        ...(to && {to}),
        isOffline: isOffline() || hasStoredPages(),
        texts,
      });
    });
  };
  return {
    name: 'bundle',
    versions,
    compile: async (code, settings) => (await ask('compile', code, settings)) as Compilation,
    format: async (code, settings) => await ask('format', code, settings),
    convert: async (code, settings, to) => await ask('convert', code, settings, to),
    dispose: () => drop(engineTexts().closed),
  };
}

/** Whether a service worker answers for the network: then a file that can't be loaded isn't stored either. */
const hasStoredPages = (): boolean => typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);

/** The published releases whose versions have a manual on this site, newest first. */
async function readReleases(
  {base, releases: listed}: BundleSource,
  request: typeof fetch,
): Promise<readonly EngineVersion[]> {
  const releases = listed ?? (await readManifest(`${base}/${BUNDLE_MANIFEST}`, request));
  return newestFirst(
    releases.flatMap((version): readonly EngineVersion[] => {
      const manual = manualOf(version, config.manuals);
      const old = parseVersion(version)?.major === 8;
      return manual === undefined ? [] : [{version, manual, syntaxes: old ? ['res', 're', 'ml'] : ['res']}];
    }),
  );
}

async function readManifest(address: string, request: typeof fetch): Promise<readonly string[]> {
  try {
    const response = await request(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return array(string)(await response.json());
  } catch (error) {
    if (isOffline()) throw new EngineError(engineTexts().noneStored);
    throw new EngineError(engineTexts().noList, {
      cause: new Error(`${address} couldn't be loaded.`, {cause: error}),
    });
  }
}

function absolute(base: string): string {
  return typeof document === 'undefined' ? base : new URL(base, document.baseURI).href.replace(/\/$/, '');
}
