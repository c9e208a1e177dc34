/** An engine for tests that responds on command and records its calls. */
import {
  EngineError,
  type Compilation,
  type EngineVersion,
  type PlaygroundEngine,
} from '../../src/compilers/core/engine';
import type {PlaygroundSettings} from '../../src/compilers/core/settings';

export const VERSIONS: readonly EngineVersion[] = [
  {version: 'v8.4.2', manual: 'v8.0.0', syntaxes: ['res', 're', 'ml']},
  {version: 'v11.1.4', manual: 'v11.0.0', syntaxes: ['res']},
  {version: 'v12.2.0', manual: 'v12.0.0', syntaxes: ['res']},
];

export const compiled = (js: string): Compilation => ({js, problems: [], types: [], milliseconds: 1});

export type Asked = {
  readonly code: string;
  readonly settings: PlaygroundSettings;
  readonly answer: (compilation: Compilation) => void;
  readonly fail: (message: string) => void;
};

export function fakeEngine(): PlaygroundEngine & {readonly asked: Asked[]; disposed: boolean} {
  const asked: Asked[] = [];
  const engine: ReturnType<typeof fakeEngine> = {
    name: 'native',
    asked,
    disposed: false,
    versions: () => Promise.resolve(VERSIONS),
    compile: (code, settings) =>
      new Promise((answer, reject) => {
        asked.push({code, settings, answer, fail: (message) => reject(new EngineError(message))});
      }),
    format: (code) => Promise.resolve({code: code.trim()}),
    convert: (code) => Promise.resolve({code}),
    dispose() {
      engine.disposed = true;
    },
  };
  return engine;
}
