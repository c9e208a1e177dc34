import config from '@generated/playground/default/config.json';
import type {PlaygroundEngine} from '../core/engine';
import {chooseEngine, type ChosenEngine} from './choose-engine';
import type * as severalFiles from './several-files';

const load = (): Promise<typeof severalFiles> => import(/* webpackChunkName: "playground-more" */ './several-files');

/** Finds the compilers this build was configured with, or the ones on the development machine. */
export async function connectEngine(): Promise<ChosenEngine> {
  const {engine, versions} = await chooseEngine(config.bundles);
  return {engine: withFiles(engine), versions};
}

/**
 * An engine for programs with several files. Compilers in the browser only read one, and no engine explains import
 * cycles.
 */
export function withFiles(engine: PlaygroundEngine): PlaygroundEngine {
  return {
    ...engine,
    compile: async (code, settings, files = [], typing) =>
      files.length === 0
        ? engine.compile(code, settings, [], typing)
        : (await load()).compileFiles(engine, code, settings, files, typing),
    format: async (code, settings, file) =>
      file?.endsWith('i') && engine.name === 'bundle'
        ? (await load()).formatInterface(code, (text) => engine.format(text, settings))
        : engine.format(code, settings, file),
  };
}
