import type {PlaygroundEngine} from '../../../lib/playground/engine';
import type * as severalFiles from './several-files';

const load = (): Promise<typeof severalFiles> => import(/* webpackChunkName: "playground-more" */ './several-files');

/** An engine for programs with several files. Compilers in the browser only read one, and no engine explains cycles. */
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
