import {EngineError, type Compilation, type PlaygroundEngine} from '../core/engine';
import {createBundleEngine} from './bundle-engine';
import type {BundleWorker} from './bundle-host';
import {FAKE_BUNDLES} from '../../../tests/fixtures/fake-bundles/bundles';
import {baseSettings} from '../../../tests/support/engine-contract';
import {nodeBundleWorker} from '../../../tests/support/node-bundle-worker';

const base = 'https://bundles.example';
const settings = baseSettings('v12.0.0');

let files: Map<string, string>;
let read: string[];
let engine: PlaygroundEngine;
const workers: BundleWorker[] = [];
const startWorker = (): BundleWorker => {
  const worker = nodeBundleWorker((address) => {
    read.push(address.slice(base.length + 1));
    const text = files.get(address.slice(base.length + 1));
    if (text === undefined) throw new Error('NetworkError');
    return text;
  });
  workers.push(worker);
  return worker;
};
const request = ((address: string) => {
  const text = files.get(address.slice(base.length + 1));
  return Promise.resolve(new Response(text ?? 'no', {status: text === undefined ? 404 : 200}));
}) as typeof fetch;

beforeEach(() => {
  files = new Map(FAKE_BUNDLES);
  read = [];
  workers.length = 0;
  engine = createBundleEngine({source: {base}, fetch: request, startWorker});
});
afterEach(() => {
  engine.dispose();
  jest.restoreAllMocks();
});

const configIn = ({js}: Compilation): unknown => JSON.parse((js ?? '').slice(3));

test('the versions are the manifest’s versions with a manual, newest first', async () => {
  expect(await engine.versions()).toEqual([
    {version: 'v12.1.0', manual: 'v12.0.0', syntaxes: ['res']},
    {version: 'v12.0.0', manual: 'v12.0.0', syntaxes: ['res']},
    {version: 'v11.1.3', manual: 'v11.0.0', syntaxes: ['res']},
    {version: 'v10.1.4', manual: 'v10.0.0', syntaxes: ['res']},
    {version: 'v8.4.2', manual: 'v8.0.0', syntaxes: ['res', 're', 'ml']},
  ]);
});

test('releases known since the build are offered without asking their host', async () => {
  files.delete('playground-bundles/versions.json');
  const known = createBundleEngine({source: {base, releases: ['v12.1.0']}, fetch: request, startWorker});
  expect(await known.versions()).toEqual([{version: 'v12.1.0', manual: 'v12.0.0', syntaxes: ['res']}]);
  known.dispose();
});

test("offline, the error for a compiler that isn't stored says what to do", async () => {
  Object.defineProperty(globalThis, 'navigator', {value: {onLine: false}, configurable: true, writable: true});
  jest.spyOn(console, 'error').mockImplementation();
  await engine.versions();
  files.delete('v10.1.4/compiler.js');
  await expect(engine.compile('let x = 1', {...settings, version: 'v10.0.0'})).rejects.toThrow(
    "You're offline, and the v10.1.4 compiler isn't stored in this browser.",
  );
  files.clear();
  await expect(createBundleEngine({source: {base}, fetch: request, startWorker}).versions()).rejects.toThrow(
    'no compilers are stored in this browser',
  );
  Reflect.deleteProperty(globalThis, 'navigator');
});

test('a program that compiles: JavaScript, warnings, types, columns in UTF-16', async () => {
  const result = await engine.compile('// success\nlet f = é => "é"', settings);
  expect(result.problems).toEqual([
    {row: 2, column: 8, endRow: 2, endColumn: 9, kind: 'warning', warning: 26, message: 'unused variable é.'},
  ]);
  expect(result.types).toEqual([
    {row: 2, column: 13, endRow: 2, endColumn: 16, type: 'string'},
    {row: 2, column: 4, endRow: 2, endColumn: 5, type: 'string'},
  ]);
  expect(configIn(result)).toEqual({
    module_system: 'es6',
    warn_flags: '+a-4-109',
    open_modules: [],
    experimental_features: [],
    jsx_preserve_mode: false,
    libraries: ['compiler-builtins', '@rescript/react'],
  });
});

test('let? is an experimental feature of the compilers that have it', async () => {
  const code = '// success\nlet a = 1';
  const next = await engine.compile(code, {...settings, letUnwrap: true});
  expect(configIn(next)).toMatchObject({experimental_features: ['LetUnwrap']});
  const latest = await engine.compile(code, {...settings, version: 'v11.0.0', letUnwrap: true});
  expect(configIn(latest)).not.toHaveProperty('experimental_features');
});

test.each<[string, Partial<Compilation['problems'][number]>[]]>([
  [
    'type_error',
    [
      {
        kind: 'error',
        row: 2,
        column: 12,
        endColumn: 15,
        message: 'This has type: string\nBut it is expected to have type: int',
      },
    ],
  ],
  ['syntax_error', [{kind: 'error', row: 2, column: 0, endColumn: 1, message: 'Did you forget a `}`?'}]],
  [
    'other_error',
    [{kind: 'error', row: 1, column: 0, endColumn: 0, message: "The module or file Nope can't be found."}],
  ],
  [
    'warning_error',
    [
      {kind: 'error', warning: 32, row: 2},
      {kind: 'warning', warning: 3, row: 2},
    ],
  ],
  ['warning_flag_error', [{kind: 'error', row: 1, column: 0, message: 'Ill-formed list of warnings'}]],
  ['unexpected_error', [{kind: 'error', row: 1, column: 0, message: 'Stdlib.Not_found'}]],
])('%s', async (type, problems) => {
  const result = await engine.compile(`// ${type}\nlet é = 1 + "a"`, settings);
  expect(result.js).toBeUndefined();
  expect(result.problems).toHaveLength(problems.length);
  expect(result.problems).toMatchObject(problems);
});

test('every setting reaches the compiler, each time', async () => {
  const first = await engine.compile('', {
    ...settings,
    module: 'commonjs',
    jsx: 'preserve',
    warnings: '+44',
    open: ['Belt'],
  });
  expect(configIn(first)).toMatchObject({
    module_system: 'nodejs',
    jsx_preserve_mode: true,
    warn_flags: '+a-4-109+44',
    open_modules: ['Belt'],
  });
  expect(configIn(await engine.compile('', settings))).toMatchObject({
    module_system: 'es6',
    jsx_preserve_mode: false,
    warn_flags: '+a-4-109',
    open_modules: [],
  });
});

test('a compiler is loaded once, followed by its libraries, and again after a different one', async () => {
  await engine.compile('', settings);
  await engine.compile('', settings);
  expect(read).toEqual(['v12.1.0/compiler.js', 'v12.1.0/compiler-builtins/cmij.js', 'v12.1.0/@rescript/react/cmij.js']);
  const old = await engine.compile('', {...settings, version: 'v10.0.0'});
  expect(configIn(old)).toMatchObject({module_system: 'es6', libraries: ['@rescript/react']}); // v10 only supports the short names
  expect(configIn(await engine.compile('', {...settings, version: 'v11.1.3', open: ['RescriptCore']}))).toMatchObject({
    libraries: ['compiler-builtins', '@rescript/core', '@rescript/react'],
    open_modules: ['RescriptCore'],
  });
  await engine.compile('', settings);
  expect(read.slice(-3)).toEqual([
    'v12.1.0/compiler.js',
    'v12.1.0/compiler-builtins/cmij.js',
    'v12.1.0/@rescript/react/cmij.js',
  ]);
  expect(workers).toHaveLength(1);
});

test('a compiler without a setting for open modules gets them as hidden lines', async () => {
  const {problems, types} = await engine.compile('let f = é => "é"', {...settings, version: 'v10.0.0', open: ['Belt']});
  expect(problems).toEqual([
    {row: 1, column: 8, endRow: 1, endColumn: 9, kind: 'warning', warning: 26, message: 'unused variable é.'},
  ]);
  expect(types[0]).toEqual({row: 1, column: 13, endRow: 1, endColumn: 16, type: 'string'});
});

test('the classic JSX mode is a hidden line, for the versions that have it', async () => {
  const modeIn = async (version: string) =>
    (configIn(await engine.compile('let x = 1', {...settings, version, jsx: 'classic'})) as {jsx_mode?: string})
      .jsx_mode;
  expect(await modeIn('v11.0.0')).toBe('classic');
  expect(await modeIn('v12.0.0')).toBeUndefined();
});

test('formatting and conversion', async () => {
  expect(await engine.format('  let a = 1 ', settings)).toEqual({code: 'let a = 1\n'});
  expect(await engine.format('// syntax_error\n{', settings)).toMatchObject({problems: [{row: 2, kind: 'error'}]});
  const v8 = {...settings, version: 'v8.0.0'};
  expect(await engine.format('let a = 1;', {...v8, syntax: 're'})).toEqual({code: 'let a = 1;\n'});
  expect(await engine.format('let a = 1', {...v8, syntax: 'ml'})).toMatchObject({problems: [{kind: 'error'}]});
  expect(await engine.convert('  let a = 1', {...v8, syntax: 're'}, 'res')).toEqual({code: 'let a = 1\n'});
  expect(await engine.convert('// syntax_error\n{', v8, 're')).toMatchObject({problems: [{row: 2}]});
  await expect(engine.format('', {...v8, syntax: 're'})).rejects.toThrow(EngineError); // an empty source throws in the bundle
});

test.each([
  [
    'a version that is not there',
    {version: 'v9.0.0'},
    "The v9.0.0 compiler isn't available here. Available versions: v12.1.0",
  ],
  ['a syntax the version doesn’t have', {syntax: 're' as const}, "can't read .re files"],
])('%s is an engine error', async (_, change, message) => {
  const answer = engine.compile('', {...settings, ...change});
  await expect(answer).rejects.toThrow(EngineError);
  await expect(answer).rejects.toThrow(message);
});

test('a compiler that throws is loaded again for the next source', async () => {
  await expect(engine.compile('// throws', settings)).rejects.toThrow('The v12.1.0 compiler failed: [0,"Not_found"]');
  expect((await engine.compile('', settings)).js).toBeDefined();
  expect(read.filter((file) => file === 'v12.1.0/compiler.js')).toHaveLength(2);
});

test('a missing script rejects with a message, and the next call tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(); // The cause, for developers.
  const script = 'v12.1.0/@rescript/react/cmij.js';
  files.delete(script);
  await expect(engine.compile('', settings)).rejects.toThrow(
    "The v12.1.0 compiler couldn't be loaded. Check your connection.",
  );
  files.set(script, FAKE_BUNDLES.get(script)!);
  expect((await engine.compile('', settings)).js).toBeDefined();
});

test('a missing or damaged manifest is reported and requested again', async () => {
  for (const damage of [undefined, '<!doctype html>', '{"a": 1}']) {
    files.delete('playground-bundles/versions.json');
    if (damage !== undefined) files.set('playground-bundles/versions.json', damage);
    await expect(engine.versions()).rejects.toMatchObject({
      message: "The list of compilers couldn't be loaded. Check your connection.",
      cause: {message: "https://bundles.example/playground-bundles/versions.json couldn't be loaded."},
    });
  }
  files.set('playground-bundles/versions.json', '["v12.1.0"]');
  expect(await engine.versions()).toHaveLength(1);
});

test('a worker that doesn’t respond is terminated, and the next call gets a new one', async () => {
  const silent: BundleWorker = {onmessage: null, onerror: null, postMessage: () => undefined, terminate: jest.fn()};
  const started = [silent];
  const patient = createBundleEngine({
    source: {base},
    fetch: request,
    startWorker: () => started.pop() ?? startWorker(),
    timeouts: {load: 20, answer: 10_000, rest: 20},
  });
  await expect(patient.compile('', settings)).rejects.toThrow("The compiler didn't load within 0.02 seconds.");
  expect(silent.terminate).toHaveBeenCalled();
  expect((await patient.compile('', settings)).js).toBeDefined();
  patient.dispose();
});

test('dispose rejects pending calls', async () => {
  const answer = engine.compile('', settings);
  const failed = expect(answer).rejects.toThrow('The compiler was closed.');
  await engine.versions();
  await new Promise((next) => process.nextTick(next));
  engine.dispose();
  await failed;
});
