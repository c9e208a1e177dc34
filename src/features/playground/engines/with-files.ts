import config from '@generated/playground/default/config.json';
import type {PlaygroundEngine} from '../../../lib/playground/engine';
import {chooseEngine, type ChosenEngine} from './choose-engine';
import type * as severalFiles from './several-files';

const load = (): Promise<typeof severalFiles> => import(/* webpackChunkName: "playground-more" */ './several-files');

/** Finds an engine that compiles programs of several files. */
export async function connectEngine(): Promise<ChosenEngine> {
  const {engine, versions} = await chooseEngine(config.bundles);
  return {engine: withFiles(engine), versions};
}

/** Bundles only read one file, and no engine explains cycles. */
export function withFiles(engine: PlaygroundEngine): PlaygroundEngine {
  return {
    ...engine,
    compile: async (code, settings, files = []) =>
      files.length === 0 ? engine.compile(code, settings) : (await load()).compileFiles(engine, code, settings, files),
    format: async (code, settings, file) =>
      file?.endsWith('i') && engine.name === 'bundle'
        ? (await load()).formatInterface(code, (text) => engine.format(text, settings))
        : engine.format(code, settings, file),
  };
}
