/** Programs that must be stopped, and what a program cannot reach. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from './fixtures';
import {runJs, said, start, test} from './run-bench';

const ENDLESS: Readonly<Record<string, string>> = {
  'a loop': 'console.log("on"); while (true) {}',
  'a loop that catches everything': 'for (;;) { try { for (;;) {} } catch (error) {} }',
  'promises without a pause': 'const again = async () => { await null; return again(); }; await again();',
  'a recursive function inside a loop': 'function f(n) { for (let i of [1, 2, 3]) { if (n > 0) f(n - 1); } } f(40);',
};

for (const [name, js] of Object.entries(ENDLESS)) {
  for (const react of [false, true]) {
    test(`${name} is stopped ${react ? 'on the page' : 'in the worker'}, and the next program runs`, async ({page}) => {
      await start(page, {js, version: 'v12.0.0', react});
      await expect.poll(async () => (await said(page)).map(({kind}) => kind), {timeout: 20_000}).toContain('stopped');
      expect((await said(page)).filter(({kind}) => kind === 'stopped')).toEqual([{kind: 'stopped', reason: 'loop'}]);
      await page.evaluate(() => globalThis.bench.messages.splice(0));
      expect(await runJs(page, 'console.log("next")')).toEqual([
        {kind: 'console', level: 'log', values: ['next']},
        {kind: 'finished'},
      ]);
    });
  }
}

test('a long-running program that yields isn’t stopped', async ({page}) => {
  const js =
    'const end = Date.now() + 3500; while (Date.now() < end) { await new Promise((next) => setTimeout(next, 20)); } console.log(typeof window);';
  expect(await runJs(page, js)).toEqual([{kind: 'console', level: 'log', values: ['object']}, {kind: 'finished'}]); // because the program mentions `window`
});

test('rejections, errors in timers and circular values are shown', async ({page}) => {
  const messages = await runJs(
    page,
    `const circle = {name: "o"}; circle.self = circle;
console.warn(circle, [undefined, null, -0], new Map([["a", 1]]), {TAG: "Circle", _0: 2});
Promise.reject(new TypeError("no"));
setTimeout(() => { throw new Error("later"); }, 5);
await new Promise((next) => setTimeout(next, 200));`,
  );
  expect(messages).toEqual([
    {
      kind: 'console',
      level: 'warn',
      values: [
        '{ name: "o", self: [circular] }',
        '[undefined, null, -0]',
        'Map { "a" => 1 }',
        '{ TAG: "Circle", _0: 2 }',
      ],
      copies: [
        {
          text: '{ name: "o", self: [circular] }',
          parts: [
            ['name', '"o"'],
            ['self', '[circular]'],
          ],
          more: 0,
        },
        {
          text: '[undefined, null, -0]',
          parts: [
            ['0', 'undefined'],
            ['1', 'null'],
            ['2', '-0'],
          ],
          more: 0,
        },
        {text: 'Map { "a" => 1 }', parts: [['"a"', '1']], more: 0},
        {
          text: '{ TAG: "Circle", _0: 2 }',
          parts: [
            ['TAG', '"Circle"'],
            ['_0', '2'],
          ],
          more: 0,
        },
      ],
    },
    {kind: 'error', message: 'TypeError: no', line: 3},
    {kind: 'error', message: 'Error: later', line: 4},
    {kind: 'finished'},
  ]);
});

test('missing modules are reported before anything runs', async ({page}) => {
  const [first] = await runJs(page, 'console.log("ran"); import fs from "node:fs";');
  expect(first).toEqual({
    kind: 'error',
    message: 'The program imports "node:fs", which is part of Node.js and not of browsers.',
  });
});

for (const react of [false, true]) {
  test(`a program cannot reach the site or any other ${react ? 'from the page' : 'from the worker'}`, async ({
    page,
    errors,
  }) => {
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
    expect(messages.find(({kind}) => kind === 'console')).toEqual({
      kind: 'console',
      level: 'log',
      values: ['0', 'null'],
    });
    expect(reached).toEqual([]);
    const own = errors.splice(0);
    expect(own.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
  });
}

test('the frame runs nothing unless it is sandboxed, because programs would run with the site’s origin', async ({
  page,
}) => {
  const result = await page.evaluate(async () => {
    const said: unknown[] = [];
    window.addEventListener('message', ({data}) => said.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/playground-frame.html';
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    for (const worker of [true, false])
      frame.contentWindow!.postMessage(
        {kind: 'run', modules: [{pieces: ['parent.postMessage("ran"); postMessage("ran");']}], program: 0, worker},
        '*',
      );
    await new Promise((next) => setTimeout(next, 1000));
    return said;
  });
  expect(result).toEqual([]);
});

test('stop ends the program with a message, and dispose without one', async ({page}) => {
  await runJs(page, 'setInterval(() => console.log("still"), 50)');
  await page.evaluate(() => globalThis.bench.runner.stop());
  await page.evaluate(() => globalThis.bench.messages.splice(0, globalThis.bench.messages.length - 1));
  expect(await said(page)).toEqual([{kind: 'stopped', reason: 'reader'}]);
  await page.waitForTimeout(200);
  expect(await said(page)).toHaveLength(1);
  await expect(page.locator('iframe')).toHaveCount(0);
});
