import {EngineError, type EngineVersion, type PlaygroundEngine} from '../core/engine';
import {chooseEngine, type EngineMakers} from './choose-engine';

const VERSIONS: readonly EngineVersion[] = [{version: 'v12.2.0', manual: 'v12.0.0', syntaxes: ['res']}];

function fakeEngine(name: PlaygroundEngine['name'], versions: PlaygroundEngine['versions']): PlaygroundEngine {
  const never = () => Promise.reject(new Error('not asked'));
  return {name, versions, compile: never, format: never, convert: never, dispose: jest.fn()};
}

function makers(bundle: PlaygroundEngine['versions'], native: PlaygroundEngine['versions']) {
  const engines = {bundle: fakeEngine('bundle', bundle), native: fakeEngine('native', native)};
  return {
    engines,
    makers: {bundle: jest.fn(() => engines.bundle), native: jest.fn(() => engines.native)} satisfies EngineMakers,
  };
}

const answers = () => Promise.resolve(VERSIONS);
const fails = () => Promise.reject(new EngineError('It is not there.'));

const BUNDLES = {base: '/b'};
const PUBLISHED = 'rescript.example';

test('a published site uses its bundles and asks nothing else', async () => {
  const {engines, makers: given} = makers(answers, answers);
  expect(await chooseEngine(BUNDLES, given, PUBLISHED)).toEqual({engine: engines.bundle, versions: VERSIONS});
  expect(given.bundle).toHaveBeenCalledWith(BUNDLES);
  expect(given.native).not.toHaveBeenCalled();
});

test("on localhost, this machine's compilers come first, and the bundles if they don't respond", async () => {
  const both = makers(answers, answers);
  expect((await chooseEngine(BUNDLES, both.makers, 'localhost')).engine).toBe(both.engines.native);
  const one = makers(answers, fails);
  expect((await chooseEngine(BUNDLES, one.makers, '127.0.0.1')).engine).toBe(one.engines.bundle);
  expect(one.engines.native.dispose).toHaveBeenCalled();
});

test('without bundles, the compilers beside the site are asked anywhere', async () => {
  const {engines, makers: given} = makers(fails, answers);
  expect((await chooseEngine(undefined, given, PUBLISHED)).engine).toBe(engines.native);
});

test("bundles that are configured but can't be loaded are an error", async () => {
  const {engines, makers: given} = makers(fails, answers);
  await expect(chooseEngine(BUNDLES, given, PUBLISHED)).rejects.toThrow(new EngineError('It is not there.'));
  expect(engines.bundle.dispose).toHaveBeenCalled();
});

test('with neither, the reader sees the reason and can try again', async () => {
  let up = false;
  const {engines, makers: given} = makers(fails, () => (up ? answers() : fails()));
  const choose = () => chooseEngine(undefined, given, PUBLISHED);
  await expect(choose()).rejects.toThrow(new EngineError('It is not there.'));
  await expect(choose()).rejects.toThrow(EngineError);
  expect(engines.native.dispose).toHaveBeenCalledTimes(2);
  up = true;
  expect((await choose()).versions).toEqual(VERSIONS);
});

test("an engine without versions isn't used", async () => {
  const {makers: given} = makers(() => Promise.resolve([]), answers);
  await expect(chooseEngine(BUNDLES, given, PUBLISHED)).rejects.toThrow(EngineError);
});
