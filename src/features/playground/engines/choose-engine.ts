import {isOffline} from '../../../client/offline/is-offline';
import {EngineError, type EngineVersion, type PlaygroundEngine} from '../../../lib/playground/engine';
import {createBundleEngine} from './bundle-engine';
import {createNativeEngine} from './native-engine';

/** An engine that has answered, with what it has. */
export type ChosenEngine = {readonly engine: PlaygroundEngine; readonly versions: readonly EngineVersion[]};

export type EngineMakers = {
  readonly bundle: (base: string) => PlaygroundEngine;
  readonly native: () => PlaygroundEngine;
};

const MAKERS: EngineMakers = {bundle: (base) => createBundleEngine({base}), native: () => createNativeEngine()};

/**
 * The bundles where the site has some, else the compilers of this machine where they answer. Rejects with an
 * `EngineError` that tells the reader why there is neither; calling it again tries again.
 * @param bundles `bundles` of the playground's configuration
 */
export async function chooseEngine(bundles: string | undefined, makers: EngineMakers = MAKERS): Promise<ChosenEngine> {
  if (bundles !== undefined) return ready(makers.bundle(bundles));
  try {
    return await ready(makers.native());
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (isOffline()) throw new EngineError('There is no connection, and this site keeps no compilers that could be stored. Try again when you are online.');
    throw new EngineError(`This copy of the site has no compiler: no bundles are configured, and none runs beside it. ${error.message}`);
  }
}

async function ready(engine: PlaygroundEngine): Promise<ChosenEngine> {
  try {
    const versions = await engine.versions();
    if (versions.length === 0) throw new EngineError('The compilers were found, but none that this site has a manual for runs here.');
    return {engine, versions};
  } catch (error) {
    engine.dispose();
    throw error;
  }
}
