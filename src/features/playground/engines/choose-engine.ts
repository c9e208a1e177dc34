import {isOffline} from '../../../client/offline/is-offline';
import {EngineError, type EngineVersion, type PlaygroundEngine} from '../../../lib/playground/engine';
import type {BundleSource} from '../../../lib/playground/config';
import {createBundleEngine} from './bundle-engine';
import {engineTexts} from './engine-texts';
import {createNativeEngine} from './native-engine';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The reader's own machine may have compilers next to the site. */
export const isOnThisMachine = (hostname: string = window.location.hostname): boolean => LOOPBACK.includes(hostname);

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
 * Uses this machine's compilers if they respond, and otherwise the bundles. Rejects with an `EngineError` that says why
 * neither is available; the next call tries again.
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
