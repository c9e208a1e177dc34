/** What real bundles do that a client has to handle: columns by release, flags that stick, and small stacks. */
import {createBundleEngine} from './bundle-engine';
import {createBundleHost, type BundleRequest, type BundleWorker} from './bundle-host';
import {engineTexts} from './engine-texts';
import {EngineError, type PlaygroundEngine} from '../core/engine';
import {applyFix, quickFixes} from '../core/quick-fix';
import {FAKE_BUNDLES} from '../../../tests/fixtures/fake-bundles/bundles';
import {baseSettings} from '../../../tests/support/engine-contract';
import {nodeBundleWorker} from '../../../tests/support/node-bundle-worker';

const base = 'https://bundles.example';
const settings = baseSettings('v12.0.0');

let read: string[];
let workers: BundleWorker[];
let pages: BundleWorker[];
let engine: PlaygroundEngine;
const askReader = jest.fn<boolean, [question: string]>();

beforeEach(() => {
  read = [];
  workers = [];
  pages = [];
  askReader.mockReset().mockReturnValue(true);
  const start = (list: BundleWorker[], globals?: object): BundleWorker => {
    const readScript = (address: string): string => {
      read.push(address.slice(base.length + 1));
      return FAKE_BUNDLES.get(address.slice(base.length + 1)) ?? '';
    };
    list.push(nodeBundleWorker(readScript, globals));
    return list.at(-1)!;
  };
  engine = createBundleEngine({
    source: {base, releases: ['v8.4.2', 'v10.1.4', 'v11.1.3', 'v12.1.0']},
    startWorker: () => start(workers),
    // Compilers see a page, whose stack is larger, by its document.
    startOnPage: () => Promise.resolve(start(pages, {document: {}})),
    askReader,
    timeouts: {load: 10_000, answer: 10_000, rest: 20},
  });
});
afterEach(() => engine.dispose());

test.each(['v8.0.0', 'v10.0.0', 'v11.0.0', 'v12.0.0'])('%s: places after é and an emoji', async (version) => {
  const asked = {...settings, version};
  const {problems} = await engine.compile('// type_error\nlet b = ("é😀é", 1 + "a")', asked);
  expect(problems).toMatchObject([{row: 2, column: 21, endRow: 2, endColumn: 24}]);
  const {types} = await engine.compile('// success\nlet f = (😀, "é")', asked);
  expect(types[0]).toMatchObject({row: 2, column: 13, endColumn: 16});
  const unfinished = await engine.compile('// unfinished\nlet b = {"é😀é"', asked);
  expect(unfinished.problems).toMatchObject([{row: 2, column: 15, endRow: 2, endColumn: 15}]);
});

test('a quick fix replaces what it names, in every release and file', async () => {
  const wrong = '// typo\nlet b = ("é😀", Array.lenght([1]))\n';
  for (const version of ['v10.0.0', 'v11.0.0', 'v12.0.0']) {
    const [problem] = (await engine.compile(wrong, {...settings, version})).problems;
    expect(quickFixes(problem!, wrong).map((fix) => applyFix(wrong, fix))).toEqual([wrong.replace('lenght', 'length')]);
  }
});

test('a warning made an error is a warning again once its flag is gone', async () => {
  const code = '// success\nlet f = é => "é"';
  const kindIn = async (warnings: string): Promise<readonly string[]> =>
    (await engine.compile(code, {...settings, warnings})).problems.map(({kind}) => kind);
  expect(await kindIn('')).toEqual(['warning']);
  expect(await kindIn('@26')).toEqual(['error']);
  expect(await kindIn('@26-8')).toEqual(['error']);
  expect(await kindIn('@26@8')).toEqual(['error']);
  expect(read.filter((file) => file === 'v12.1.0/compiler.js')).toHaveLength(1);
  expect(await kindIn('')).toEqual(['warning']);
  expect(await kindIn('+26')).toEqual(['warning']);
  expect(read.filter((file) => file === 'v12.1.0/compiler.js')).toHaveLength(2);
});

describe('a program too deep for the stack of a worker', () => {
  const lets = (count: number): string => 'let a = 1\n'.repeat(count);
  const chain = `let a = ${'"a" ++ '.repeat(100)}"a"\n`;

  test.each([
    ['250 values', lets(250)],
    ['100 operators, which make the compiler throw', chain],
  ])('%s: compiles on the page if the reader agrees, after a new worker', async (_, code) => {
    expect((await engine.compile(code, settings)).js).toBeDefined();
    expect(await engine.format(code, settings)).toMatchObject({code});
    expect(workers).toHaveLength(2);
    expect(pages).toHaveLength(1);
  });

  test.each(['compile', 'typing', 'format', 'convert'] as const)(
    'stays off the page, where nothing can stop it, unless the reader agrees: %s',
    async (task) => {
      askReader.mockReturnValue(false);
      const deep = (code: string): Promise<unknown> =>
        ({
          compile: () => engine.compile(code, settings),
          typing: () => engine.compile(code, settings, [], new AbortController().signal),
          format: () => engine.format(code, settings),
          convert: () => engine.convert(code, settings, 'res'),
        })[task]();
      for (const code of [`// deep\n${chain}`, `// deep\n${lets(250)}`])
        await expect(deep(code)).rejects.toThrow('This code is too long or too deeply nested for the v12.1.0 compiler');
      expect(pages).toHaveLength(0);
      // Once for a program and its edits.
      expect(askReader.mock.calls).toEqual([[expect.stringContaining("This page won't respond until that's done")]]);
      await engine.compile('let a = 1', settings);
      await expect(deep(`// deep\n${chain}`)).rejects.toThrow(EngineError);
      expect(askReader).toHaveBeenCalledTimes(2);
    },
  );

  test('is tried in the worker each time, and a new one only the first time', async () => {
    for (const code of [lets(250), lets(251), lets(252)]) await engine.compile(code, settings);
    expect(workers).toHaveLength(2);
    expect(pages).toHaveLength(1);
    const leave = jest.spyOn(pages[0]!, 'terminate');
    await engine.compile('let a = 1', settings);
    expect(leave).toHaveBeenCalled();
  });

  test('only reaches the page once typing rests', async () => {
    const typing = new AbortController();
    const typed = engine.compile(lets(250), settings, [], typing.signal);
    const last = engine.compile('let a = 1', settings);
    typing.abort();
    await expect(typed).rejects.toMatchObject({name: 'AbortError'});
    expect((await last).js).toBeDefined();
    expect(pages).toHaveLength(0);
    expect((await engine.compile(lets(250), settings, [], new AbortController().signal)).js).toBeDefined();
    expect(pages).toHaveLength(1);
  });

  test('that overflows the page’s too is an error without a place', async () => {
    const answer = engine.compile(lets(3000), settings);
    await expect(answer).rejects.toThrow(EngineError);
    await expect(answer).rejects.toThrow(
      'This code is too long or too deeply nested for the v12.1.0 compiler in this browser.',
    );
  });
});

test('what the worker says is in the language of the page that asks it', async () => {
  const host = createBundleHost({
    importScripts: () => {
      throw new Error('no network');
    },
  });
  const request: BundleRequest = {
    id: 1,
    task: 'compile',
    base,
    release: {version: 'v11.1.4', manual: 'v11.0.0', syntaxes: ['res']},
    code: '',
    settings,
    texts: {
      ...engineTexts(),
      notReached: "Le compilateur {version} n'a pas pu être chargé.",
      notStored: "Le compilateur {version} n'est pas stocké.",
    },
  };
  await expect(host.load(request)).rejects.toThrow("Le compilateur v11.1.4 n'a pas pu être chargé.");
  await expect(host.load({...request, isOffline: true})).rejects.toThrow("Le compilateur v11.1.4 n'est pas stocké.");
});
