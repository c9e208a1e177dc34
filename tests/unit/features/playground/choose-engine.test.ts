/** @jest-environment node */
import {EngineError, type EngineVersion, type PlaygroundEngine} from '../../../../src/lib/playground/engine';
import {chooseEngine, type EngineMakers} from '../../../../src/features/playground/engines/choose-engine';

const VERSIONS: readonly EngineVersion[] = [{version: 'v12.2.0', manual: 'v12.0.0', syntaxes: ['res']}];

function fakeEngine(name: PlaygroundEngine['name'], versions: PlaygroundEngine['versions']): PlaygroundEngine {
  const never = () => Promise.reject(new Error('not asked'));
  return {name, versions, compile: never, format: never, dispose: jest.fn()};
}

function makers(bundle: PlaygroundEngine['versions'], native: PlaygroundEngine['versions']) {
  const engines = {bundle: fakeEngine('bundle', bundle), native: fakeEngine('native', native)};
  return {engines, makers: {bundle: jest.fn(() => engines.bundle), native: jest.fn(() => engines.native)} satisfies EngineMakers};
}

const answers = () => Promise.resolve(VERSIONS);
const fails = () => Promise.reject(new EngineError('It is not there.'));

test('bundles where the site has some', async () => {
  const {engines, makers: given} = makers(answers, answers);
  expect(await chooseEngine('/playground-bundles', given)).toEqual({engine: engines.bundle, versions: VERSIONS});
  expect(given.bundle).toHaveBeenCalledWith('/playground-bundles');
  expect(given.native).not.toHaveBeenCalled();
});

test('else the compilers beside the site', async () => {
  const {engines, makers: given} = makers(fails, answers);
  expect((await chooseEngine(undefined, given)).engine).toBe(engines.native);
});

test('bundles that are configured but not there are said, not replaced', async () => {
  const {engines, makers: given} = makers(fails, answers);
  await expect(chooseEngine('/b', given)).rejects.toThrow(new EngineError('It is not there.'));
  expect(engines.bundle.dispose).toHaveBeenCalled();
});

test('neither: the reader is told why, and can try again', async () => {
  let up = false;
  const {engines, makers: given} = makers(fails, () => (up ? answers() : fails()));
  await expect(chooseEngine(undefined, given)).rejects.toThrow('This copy of the site has no compiler: no bundles are configured, and none runs beside it. It is not there.');
  await expect(chooseEngine(undefined, given)).rejects.toThrow(EngineError);
  expect(engines.native.dispose).toHaveBeenCalledTimes(2);
  up = true;
  expect((await chooseEngine(undefined, given)).versions).toEqual(VERSIONS);
});

test('an engine without versions is none', async () => {
  await expect(chooseEngine('/b', makers(() => Promise.resolve([]), answers).makers)).rejects.toThrow(EngineError);
});
