/** Programs of all five versions, compiled by the endpoint of the test server and run in the built frame. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {build} from 'esbuild';
import type {Compilation} from '../../src/lib/playground/engine';
import type {RuntimeAddresses} from '../../src/lib/playground/config';
import type {PlaygroundSettings} from '../../src/lib/playground/settings';
import type {RunMessage} from '../../src/features/playground/run/messages';
import type {RunRequest, Runner} from '../../src/features/playground/run/runner';
import {createRuntime} from '../../src/plugins/playground/runtime';
import {expect, test as base, type Page} from './fixtures';

const siteDir = path.resolve(__dirname, '../..');
const {addresses} = createRuntime({siteDir, cacheDir: path.join(siteDir, '.cache')});
const runtime: RuntimeAddresses = {
  vendor: `/${addresses.vendor}`,
  versions: Object.fromEntries(Object.entries(addresses.versions).map(([version, address]) => [version, `/${address}`])),
};
const VERSIONS = Object.keys(runtime.versions);

type Bench = {readonly runner: Runner; readonly messages: RunMessage[]};
declare global {
   
  var bench: Bench, startBench: (runtime: RuntimeAddresses) => void;
}

/** The runner in a script, with a place to collect what it says. */
const script = build({
  stdin: {
    contents: `import {createRunner} from './src/features/playground/run/runner';
      globalThis.startBench = (runtime) => {
        const messages = [];
        const place = document.body.appendChild(document.createElement('main'));
        const runner = createRunner(place, {frame: '/playground-frame.html', runtime, title: 'Preview', onMessage: (message) => messages.push(message)});
        globalThis.bench = {runner, messages};
      };`,
    resolveDir: siteDir,
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
}).then(({outputFiles}) => outputFiles[0]!.text);

const test = base.extend({
  page: async ({page}, provide) => {
    await page.goto('/404.html');
    await page.setContent('<title>Bench</title>');
    await page.addScriptTag({content: await script});
    await page.evaluate((given) => globalThis.startBench(given), runtime);
    await provide(page);
  },
});

const settingsOf = (version: string): PlaygroundSettings => ({version, syntax: 'res', module: 'esmodule', jsx: 'automatic', warnings: '', open: version === 'v11.0.0' ? ['RescriptCore'] : []});

/** Compiles in the page, so that the browser itself speaks to the endpoint. */
async function compile(page: Page, version: string, code: string): Promise<string> {
  const {js, problems} = await page.evaluate(async (body) => {
    const response = await fetch('/playground-api/compile', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
    return (await response.json()) as Compilation;
  }, {code, settings: settingsOf(version)});
  expect(problems.filter(({kind}) => kind === 'error')).toEqual([]);
  return js!;
}

const start = (page: Page, request: RunRequest): Promise<void> => page.evaluate((given) => globalThis.bench.runner.run(given), request);
const said = (page: Page): Promise<readonly RunMessage[]> => page.evaluate(() => globalThis.bench.messages);

/** Runs a program to its end and returns what it said before. */
async function run(page: Page, request: RunRequest): Promise<readonly RunMessage[]> {
  await start(page, request);
  await expect.poll(async () => (await said(page)).some(({kind}) => kind === 'finished' || kind === 'stopped'), {timeout: 20_000}).toBe(true);
  return said(page);
}

const runJs = (page: Page, js: string, react = false): Promise<readonly RunMessage[]> => run(page, {js, version: 'v12.0.0', react});

for (const version of VERSIONS) {
  test(`${version}: a program with its standard library says what it should`, async ({page}) => {
    const js = await compile(
      page,
      version,
      `exception Boom(string)
let total = Belt.Array.reduce([1, 2, 3], 0, (sum, each) => sum + each)
let names = list{"a", "b"}->Belt.List.map(name => name ++ "!")->Belt.List.toArray
Js.log2("total", total)
Js.log(names)
Js.log(Some({"x": 1}))
let caught = try raise(Boom("boom")) catch { | Boom(text) => text | _ => "other" }
Js.log(caught)
Js.log(Js.String2.toUpperCase("ok"))
`,
    );
    const messages = await run(page, {js, version, react: false});
    expect(messages.map((message) => (message.kind === 'console' ? message.values.join(' ') : message.kind))).toEqual(['total 6', '["a!", "b!"]', '{ x: 1 }', 'boom', 'OK', 'finished']);
  });

  test(`${version}: a component named App is rendered and works`, async ({page}) => {
    const js = await compile(
      page,
      version,
      `module App = {
  @react.component
  let make = () => {
    let (count, setCount) = React.useState(() => 0)
    <button onClick={_ => setCount(n => n + 1)}> {React.string("Clicked " ++ Belt.Int.toString(count))} </button>
  }
}
`,
    );
    const messages = await run(page, {js, version, react: true});
    await expect.poll(async () => (await said(page)).map(({kind}) => kind)).toContain('rendered');
    expect(messages.filter(({kind}) => kind === 'error')).toEqual([]);
    const button = page.frameLocator('iframe[title=Preview]').getByRole('button');
    await expect(button).toHaveText('Clicked 0');
    await button.click();
    await expect(button).toHaveText('Clicked 1');
  });

  test(`${version}: an exception nobody catches is told with its line`, async ({page}) => {
    const js = await compile(page, version, 'exception Boom(string, int)\nlet explode = () => raise(Boom("x", 3))\nJs.log("before")\nlet _ = explode()\n');
    const messages = await run(page, {js, version, react: false});
    const error = messages.find((message) => message.kind === 'error');
    expect(error?.message).toBe('Exception: Playground.Boom("x", 3)');
    expect(js.split('\n')[(error?.line ?? 0) - 1]).toMatch(/throw|RE_EXN_ID|Boom|Error/);
    expect(messages.map(({kind}) => kind)).toEqual(['console', 'error', 'finished']);
  });
}

test('v11: Core is there, v10: modules that import each other are', async ({page}) => {
  const core = await compile(page, 'v11.0.0', 'Console.log([1, 2]->Array.map(x => x * 2)->Array.toReversed)\nConsole.log(Int.fromString("12"))\nConsole.log([3, 1]->Array.toSorted(Int.compare))');
  expect((await run(page, {js: core, version: 'v11.0.0', react: false})).filter(({kind}) => kind === 'error')).toEqual([]);
  await page.evaluate(() => globalThis.bench.messages.splice(0));
  const bytes = await compile(page, 'v10.0.0', 'Js.log(String.capitalize_ascii("abc"))\nJs.log(Char.escaped(\'a\'))');
  const messages = await run(page, {js: bytes, version: 'v10.0.0', react: false});
  expect(messages.flatMap((message) => (message.kind === 'console' ? message.values : []))).toEqual(['Abc', 'a']);
});

const ENDLESS: Readonly<Record<string, string>> = {
  'a loop': 'console.log("on"); while (true) {}',
  'a loop that catches everything': 'for (;;) { try { for (;;) {} } catch (error) {} }',
  'promises without a pause': 'const again = async () => { await null; return again(); }; await again();',
  'a function that calls itself from a loop of another': 'function f(n) { for (let i of [1, 2, 3]) { if (n > 0) f(n - 1); } } f(40);',
};

for (const [name, js] of Object.entries(ENDLESS)) {
  for (const react of [false, true]) {
    test(`${name} is stopped ${react ? 'on the page' : 'in the worker'}, and the next program runs`, async ({page}) => {
      await start(page, {js, version: 'v12.0.0', react});
      await expect.poll(async () => (await said(page)).map(({kind}) => kind), {timeout: 20_000}).toContain('stopped');
      expect((await said(page)).filter(({kind}) => kind === 'stopped')).toEqual([{kind: 'stopped', reason: 'loop'}]);
      await page.evaluate(() => globalThis.bench.messages.splice(0));
      expect(await runJs(page, 'console.log("next")')).toEqual([{kind: 'console', level: 'log', values: ['next']}, {kind: 'finished'}]);
    });
  }
}

test('a long program that pauses is not stopped', async ({page}) => {
  const js = 'const end = Date.now() + 3500; while (Date.now() < end) { await new Promise((next) => setTimeout(next, 20)); } console.log(typeof window);';
  expect(await runJs(page, js)).toEqual([{kind: 'console', level: 'log', values: ['object']}, {kind: 'finished'}]); // it names the window
});

test('rejections, errors of timers and values without end are told', async ({page}) => {
  const messages = await runJs(
    page,
    `const circle = {name: "o"}; circle.self = circle;
console.warn(circle, [undefined, null, -0], new Map([["a", 1]]), {TAG: "Circle", _0: 2});
Promise.reject(new TypeError("no"));
setTimeout(() => { throw new Error("later"); }, 5);
await new Promise((next) => setTimeout(next, 200));`,
  );
  expect(messages).toEqual([
    {kind: 'console', level: 'warn', values: ['{ name: "o", self: [circular] }', '[undefined, null, -0]', 'Map { "a" => 1 }', '{ TAG: "Circle", _0: 2 }']},
    {kind: 'error', message: 'TypeError: no', line: 3},
    {kind: 'error', message: 'Error: later', line: 4},
    {kind: 'finished'},
  ]);
});

test('what is missing is said before anything runs', async ({page}) => {
  const [first] = await runJs(page, 'console.log("ran"); import fs from "node:fs";');
  expect(first).toEqual({kind: 'error', message: 'The program imports "node:fs", which the playground does not have.'});
});

for (const react of [false, true]) {
  test(`a program cannot reach the site or any other ${react ? 'from the page' : 'from the worker'}`, async ({page, errors}) => {
    const reached: string[] = [];
    const other = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}).end('');
    });
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const {port} = other.address() as AddressInfo;
    const messages = await runJs(
      page,
      `const other = "http://127.0.0.1:${port}/";
const attempts = {
  fetch: () => fetch(other + "fetch"),
  module: () => import(other + "module.js"),
  socket: () => new Promise((yes, no) => { const socket = new WebSocket("ws://127.0.0.1:${port}/socket"); socket.onopen = yes; socket.onerror = no; }),
  ${react ? 'parent: () => window.parent.document.title, storage: () => window.localStorage.length, cookie: () => document.cookie,' : 'scripts: () => importScripts(other + "script.js"),'}
  evaluation: () => new Function("return 1")(),
};
const open = [];
for (const [name, attempt] of Object.entries(attempts)) { try { await attempt(); open.push(name); } catch {} }
console.log(open.length, ...open, self.origin);`,
      react,
    );
    other.close();
    expect(messages.find(({kind}) => kind === 'console')).toEqual({kind: 'console', level: 'log', values: ['0', 'null']});
    expect(reached).toEqual([]);
    const own = (errors).splice(0);
    expect(own.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
  });
}

test('the frame runs nothing where it is not sandboxed: whoever embeds it so would run as the site', async ({page}) => {
  const result = await page.evaluate(async () => {
    const said: unknown[] = [];
    window.addEventListener('message', ({data}) => said.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/playground-frame.html';
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    for (const worker of [true, false]) frame.contentWindow!.postMessage({kind: 'run', modules: [{pieces: ['parent.postMessage("ran"); postMessage("ran");']}], program: 0, worker}, '*');
    await new Promise((next) => setTimeout(next, 1000));
    return said;
  });
  expect(result).toEqual([]);
});

test('stop throws the program away, and dispose does so without a word', async ({page}) => {
  await runJs(page, 'setInterval(() => console.log("still"), 50)');
  await page.evaluate(() => globalThis.bench.runner.stop());
  await page.evaluate(() => globalThis.bench.messages.splice(0, globalThis.bench.messages.length - 1));
  expect(await said(page)).toEqual([{kind: 'stopped', reason: 'reader'}]);
  await page.waitForTimeout(200);
  expect(await said(page)).toHaveLength(1);
  await expect(page.locator('iframe')).toHaveCount(0);
});
