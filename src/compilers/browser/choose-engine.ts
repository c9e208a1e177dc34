import {isOffline} from '../../kit/browser/is-offline';
import {EngineError, type EngineVersion, type PlaygroundEngine} from '../core/engine';
import type {BundleSource} from '../core/config';
import {createBundleEngine} from './bundle-engine';
import {engineTexts} from './engine-texts';
import {createNativeEngine} from './native-engine';

/** Host names of the reader's own machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the page was loaded from the reader's own machine, which may have compilers next to it. */
export const isOnThisMachine = (hostname: string = window.location.hostname): boolean => LOOPBACK.includes(hostname);

/** An engine that has responded, and the versions it offers. */
export type ChosenEngine = {readonly engine: PlaygroundEngine; readonly versions: readonly EngineVersion[]};

export type EngineMakers = {
  readonly bundle: (source: BundleSource) => PlaygroundEngine;
  readonly native: () => PlaygroundEngine;
};

const MAKERS: EngineMakers = {
  bundle: (source) => createBundleEngine({source}),
  native: () => createNativeEngine(),
};

/**
 * Uses the compilers on this machine if the site is served from it and they respond, and otherwise the bundles.
 * Rejects with an `EngineError` that tells the reader why neither is available; call it again to retry.
 * @param bundles `bundles` from the playground's configuration
 * @param hostname where the page was loaded from. Published sites have no compilers next to them, so it doesn't try
 * there.
 */
export async function chooseEngine(
  bundles: BundleSource | undefined,
  makers: EngineMakers = MAKERS,
  hostname: string = window.location.hostname,
): Promise<ChosenEngine> {
  if (bundles !== undefined && !isOnThisMachine(hostname)) return ready(makers.bundle(bundles));
  try {
    return await ready(makers.native());
  } catch (error) {
    if (bundles !== undefined) return ready(makers.bundle(bundles));
    if (error instanceof EngineError && isOffline()) throw new EngineError(engineTexts().offline);
    throw error;
  }
}

async function ready(engine: PlaygroundEngine): Promise<ChosenEngine> {
  try {
    const versions = await engine.versions();
    if (versions.length === 0) throw new EngineError(engineTexts().noVersions);
    return {engine, versions};
  } catch (error) {
    engine.dispose();
    throw error;
  }
}
