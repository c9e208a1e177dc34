/**
 * The bundle engine with its real worker, under a strict policy, using fake bundles that respond like published ones.
 */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {build} from 'esbuild';
import type {Compilation, EngineVersion, PlaygroundEngine} from '../../src/compilers/core/engine';
import type {PlaygroundSettings} from '../../src/compilers/core/settings';
import {FAKE_BUNDLES} from '../fixtures/fake-bundles/bundles';
import {siteModules} from '../support/browser-bundle';
import {expect, test} from './fixtures';

const siteDir = path.resolve(__dirname, '../..');
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";

declare global {
  var engine: PlaygroundEngine;
}

async function bundle(contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: siteDir, loader: 'ts'},
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
    ...siteModules,
    define: {...siteModules.define, 'import.meta.url': '""'},
  });
  return outputFiles[0]!.text;
}

const scripts = Promise.all([
  bundle(`import {createBundleEngine} from './src/compilers/browser/bundle-engine';
    globalThis.engine = createBundleEngine({source: {base: '/bundles'}, startWorker: () => new Worker('/worker.js')});`),
  bundle("import './src/compilers/browser/bundle-worker';"),
]);

let server: Server;
let origin: string;
test.beforeAll(async () => {
  const [page, worker] = await scripts;
  const files = new Map([
    ['', '<!doctype html><title>Bench</title><script src="/page.js"></script>'],
    ['page.js', page],
    ['worker.js', worker],
    ...[...FAKE_BUNDLES].map(([name, content]) => [`bundles/${name}`, content] as const),
  ]);
  server = createServer(({url = ''}, response) => {
    const name = decodeURIComponent(url.slice(1));
    const content = files.get(name);
    const type = name === '' ? 'text/html' : name.endsWith('.json') ? 'application/json' : 'text/javascript';
    response
      .writeHead(content === undefined ? 404 : 200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': POLICY,
      })
      .end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings: PlaygroundSettings = {
  version: 'v12.0.0',
  syntax: 'res',
  module: 'esmodule',
  jsx: 'automatic',
  warnings: '',
  open: [],
};

test('the worker loads compilers, compiles, and switches between versions', async ({page, errors}) => {
  await page.goto(origin);
  const versions = await page.evaluate(async (): Promise<readonly EngineVersion[]> => globalThis.engine.versions());
  expect(versions.map(({version}) => version)).toEqual(['v12.1.0', 'v12.0.0', 'v11.1.3', 'v10.1.4', 'v8.4.2']);
  for (const version of ['v12.0.0', 'v11.0.0', 'v10.0.0', 'v8.0.0', 'v12.0.0']) {
    const result = await page.evaluate(
      async (given): Promise<Compilation> => globalThis.engine.compile('// success\nlet f = é => "é"', given),
      {...settings, version},
    );
    expect(result.js).toContain('"module_system":"es6"');
    expect(result.problems).toEqual([
      {row: 2, column: 8, endRow: 2, endColumn: 9, kind: 'warning', warning: 26, message: 'unused variable é.'},
    ]);
  }
  const failed = await page.evaluate(
    (given) => globalThis.engine.compile('// throws', given).catch((error: Error) => error.message),
    settings,
  );
  expect(failed).toBe('The v12.1.0 compiler failed: [0,"Not_found"]');
  const again = await page.evaluate(
    async (given): Promise<Compilation> => globalThis.engine.compile('// type_error\nlet é = 1 + "a"', given),
    settings,
  );
  expect(again.problems[0]).toMatchObject({kind: 'error', row: 2, column: 12, endColumn: 15});
  expect(errors).toEqual([]);
});

test('a program too deep for a worker compiles in a frame of the page if the reader agrees, and the frame goes away afterwards', async ({
  page,
  errors,
}) => {
  await page.goto(origin);
  const compile = (code: string): Promise<string | undefined> =>
    page.evaluate(
      async ({given, source}) =>
        globalThis.engine.compile(source, given).then(
          ({js}) => js?.slice(0, 2),
          (error: Error) => error.message,
        ),
      {given: settings, source: code},
    );
  const frames = page.locator('iframe');
  const questions: string[] = [];
  let agrees = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (agrees ? dialog.accept() : dialog.dismiss());
  });
  expect(await compile('let a = 1\n'.repeat(250))).toMatch(/^This code is too long or too deeply nested/);
  expect(questions).toHaveLength(1);
  await expect(frames).toHaveCount(0);
  expect(await compile('let a = 1\n')).toBe('//');
  agrees = true;
  for (const deep of ['let a = 1\n'.repeat(250), `let a = ${'"a" ++ '.repeat(100)}"a"\n`]) {
    expect(await compile(deep)).toBe('//');
    await expect(frames).toHaveCount(1);
  }
  expect(await compile('let a = 1\n'.repeat(3000))).toMatch(/^This code is too long or too deeply nested/);
  expect(await compile('let a = 1\n')).toBe('//');
  await expect(frames).toHaveCount(0);
  expect(errors).toEqual([]);
});
