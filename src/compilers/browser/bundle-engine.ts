/** Runs the compilers' browser bundles in a worker, one at a time. */
import config from '@generated/playground/default/config.json';
import {isOffline} from '../../kit/browser/is-offline';
import {fill} from '../../kit/core/built-component/built-component';
import {cached} from '../../kit/core/async';
import {array, string} from '../../kit/core/decode';
import {EngineError, type Compilation, type EngineVersion, type Formatted, type PlaygroundEngine} from '../core/engine';
import {BUNDLE_MANIFEST, type BundleSource} from '../core/config';
import {findRelease, manualOf, newestFirst} from '../core/releases';
import type {PlaygroundSettings, Syntax} from '../core/settings';
import {parseVersion} from '../../kit/core/version';
import type {BundleReply, BundleRequest, BundleWorker} from './bundle-host';
import {engineTexts} from './engine-texts';
import {inTurns} from './turns';

type BundleEngineOptions = {
  /** Where the bundles are. A path is relative to this site's origin. */
  readonly source: BundleSource;
  readonly fetch?: typeof fetch;
  readonly startWorker?: () => BundleWorker;
  /** Starts a compiler on the page, whose stack is larger than a worker's. */
  readonly startOnPage?: () => Promise<BundleWorker>;
  /** Asks the reader whether a compiler may work on the page, where it can't be stopped. */
  readonly askReader?: (question: string) => boolean;
  /** In ms: timeouts for loading a compiler and for its answer, and for how long typing has to rest before the page. */
  readonly timeouts?: {readonly load: number; readonly answer: number; readonly rest: number};
};

const TIMEOUTS = {load: 60_000, answer: 15_000, rest: 1_000};

const loadFrame = async (): Promise<BundleWorker> => {
  const {startBundleFrame} = await import(/* webpackChunkName: "playground-frame" */ './bundle-frame');
  return startBundleFrame();
};

/**
 * Creates the engine. Nothing is loaded until the first call. A compiler that takes too long is terminated together
 * with its worker.
 *
 * A source that overflows the worker's stack is tried in a new worker, and then, if the reader agrees, on the page. It
 * blocks the page for as long as it takes, and some short programs take compilers minutes.
 */
export function createBundleEngine({
  source,
  fetch: request = fetch,
  startWorker = startBundleWorker,
  startOnPage = loadFrame,
  // Another site's frame can't ask. There it's a no.
  askReader = (question) => window.confirm(question),
  timeouts = TIMEOUTS,
}: BundleEngineOptions): PlaygroundEngine {
  let worker: BundleWorker | undefined;
  let onPage: BundleWorker | undefined;
  /** Whether the last source was too much for a new worker. */
  let isDeep = false;
  /** The reader's answer, until a source fits into a worker again. */
  let mayBlockPage: boolean | undefined;
  let giveUp: ((error: EngineError) => void) | undefined;
  let lastId = 0;

  const leaveWorker = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const leavePage = (): void => {
    onPage?.terminate();
    onPage = undefined;
  };
  /** Terminates the compilers and rejects the pending call with this message. The next call starts a new worker. */
  const drop = (reason: string): void => {
    leaveWorker();
    leavePage();
    giveUp?.(new EngineError(reason));
  };
  /** Takes one request at a time. */
  const send = (to: BundleWorker, asked: BundleRequest): Promise<FinalReply> =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const waitFor = (milliseconds: number, reason: string): void => {
        clearTimeout(timer);
        timer = setTimeout(() => drop(fill(reason, {seconds: String(milliseconds / 1000)})), milliseconds);
      };
      giveUp = (error) => {
        clearTimeout(timer);
        reject(error);
      };
      to.onmessage = ({data}) => {
        if (data.id !== asked.id) return;
        if (data.kind === 'loaded') return waitFor(timeouts.answer, engineTexts().tooLong);
        clearTimeout(timer);
        giveUp = undefined;
        resolve(data);
      };
      to.onerror = ({message}) =>
        drop(message ? fill(engineTexts().endedWith, {detail: message}) : engineTexts().ended);
      waitFor(timeouts.load, engineTexts().loadsSlowly);
      to.postMessage(asked);
    });
  const releases = cached(() => readReleases(source, request));
  const versions = (): Promise<readonly EngineVersion[]> => releases('');
  const inWorker = (asked: BundleRequest): Promise<FinalReply> => send((worker ??= startWorker()), asked);
  const reply = async (asked: BundleRequest, typing: AbortSignal | undefined): Promise<FinalReply> => {
    let said = await inWorker(asked);
    if (said.kind === 'overflow' && !isDeep) {
      leaveWorker();
      said = await inWorker(asked);
    }
    isDeep = said.kind === 'overflow';
    if (!isDeep) {
      leavePage();
      mayBlockPage = undefined;
      return said;
    }
    if (typing) await rest(timeouts.rest, typing);
    mayBlockPage ??= askReader(fill(asked.texts.onPage, {version: asked.release.version}));
    if (!mayBlockPage) return said;
    return send((onPage ??= await startOnPage()), asked);
  };
  const ask = async (
    task: BundleRequest['task'],
    code: string,
    settings: PlaygroundSettings,
    {to, typing}: {readonly to?: Syntax; readonly typing?: AbortSignal | undefined} = {},
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
    const asked: BundleRequest = {
      id: ++lastId,
      task,
      base: absolute(source.base),
      release,
      code,
      settings,
      ...(to && {to}),
      isOffline: isOffline() || hasStoredPages(),
      texts,
    };
    const said = await reply(asked, typing);
    if (said.kind === 'done') return said.result;
    throw new EngineError(said.kind === 'failed' ? said.message : fill(texts.tooDeep, {version: release.version}));
  };
  return inTurns({
    name: 'bundle',
    versions,
    compile: async (code, settings, _, typing) => (await ask('compile', code, settings, {typing})) as Compilation,
    format: async (code, settings) => await ask('format', code, settings),
    convert: async (code, settings, to) => await ask('convert', code, settings, {to}),
    dispose: () => drop(engineTexts().closed),
  });
}

type FinalReply = Exclude<BundleReply, {readonly kind: 'loaded'}>;

/** Waits, and rejects with the signal's reason if it aborts meanwhile. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
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

/** The bundler puts the worker's code into a script of its own. */
function startBundleWorker(): BundleWorker {
  return new Worker(new URL('./bundle-worker.ts', import.meta.url)) as BundleWorker;
}
