/** WebKitGTK's small browser on a display in memory, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import type {Readable} from 'node:stream';
import type {WebKitPrograms} from '../../scripts/install';
import type {Browser, Key, Point, Window} from './engine';
import {readErrors, recordErrors} from './record-errors';

/** Code points WebDriver gives to keys without a character. */
const KEYS: Readonly<Record<Key | 'Control', string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Control: '\uE009',
};

const START_MS = 10_000;
const ANSWER_MS = 20_000;
/** Now and then, MiniBrowser starts without ever answering its driver. */
const STARTS = 3;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** Starts a display. It says itself which number it has taken. */
async function startDisplay(program: string): Promise<{readonly name: string; readonly process: ChildProcess}> {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return {name: `:${String(number).trim()}`, process};
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Sends commands to a driver. Rejects with the driver's own message, and when it doesn't answer in time. */
function createSend(port: number): Send {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && {body: JSON.stringify(body)}),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${path}: ${(value as {message: string}).message}`);
    return value;
  };
}

async function untilReady(send: Send): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return void (await send('GET', '/status'));
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const keys = (values: readonly {readonly type: 'keyDown' | 'keyUp'; readonly value: string}[]) => ({
  actions: [{type: 'key', id: 'keyboard', actions: values}],
});
const stroke = (value: string) => [{type: 'keyDown', value} as const, {type: 'keyUp', value} as const];

const moveTo = (point: Point) => ({type: 'pointerMove', ...point, origin: 'viewport'});

function createWindow(send: Send, session: string): Window {
  const at = `/session/${session}`;
  const evaluate = (expression: string): Promise<unknown> =>
    send('POST', `${at}/execute/sync`, {script: `return ${expression}`, args: []});
  const type = async (values: Parameters<typeof keys>[0]): Promise<void> =>
    void (await send('POST', `${at}/actions`, keys(values)));
  const pointer = async (actions: readonly object[]): Promise<void> =>
    void (await send('POST', `${at}/actions`, {actions: [{type: 'pointer', id: 'mouse', actions}]}));
  return {
    evaluate,
    open: async (address) => void (await send('POST', `${at}/url`, {url: address})),
    pointAt: (point) => pointer([moveTo(point)]),
    clickAt: (point) => pointer([moveTo(point), {type: 'pointerDown', button: 0}, {type: 'pointerUp', button: 0}]),
    type: (text) => type([...text].flatMap((character) => stroke(character === '\n' ? KEYS.Enter : character))),
    press: (key) => type(stroke(KEYS[key])),
    pressWithControl: (letter) =>
      type([{type: 'keyDown', value: KEYS.Control}, ...stroke(letter), {type: 'keyUp', value: KEYS.Control}]),
    back: async () => void (await send('POST', `${at}/back`, {})),
    forward: async () => void (await send('POST', `${at}/forward`, {})),
    resize: async (width, height) => void (await send('POST', `${at}/window/rect`, {width, height})),
    errors: async () => (await evaluate(readErrors)) as readonly string[],
    close: async () => void (await send('DELETE', at)),
  };
}

/** A driver of its own for each window: a driver that waits for a browser in vain can only be ended. */
async function startDriver(program: string, display: string): Promise<{readonly send: Send; readonly end: () => void}> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // In a group of processes, so that its browser ends with it.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      // A container gives the browser's own sandbox no room, and the only pages are this site's.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const send = createSend(port);
  await untilReady(send);
  return {
    send,
    end() {
      if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
    },
  };
}

/**
 * Starts the display that windows are opened on.
 * @param site the origin of the tested site; errors are recorded by a script in its pages, because the driver can't
 *   report what a page writes to the console
 */
export async function startWebKit(programs: WebKitPrograms, site: string): Promise<Browser & {readonly site: string}> {
  const display = await startDisplay(programs.display);
  const recording = await recordErrors(site);
  const options = {binary: programs.browser, args: ['--automation']};
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': options}};
  return {
    site: recording.site,
    async newWindow() {
      for (let start = 1; ; start++) {
        const {send, end} = await startDriver(programs.driver, display.name);
        try {
          const {sessionId} = (await send('POST', '/session', {capabilities})) as {sessionId: string};
          const window = createWindow(send, sessionId);
          return {...window, close: () => window.close().finally(end)};
        } catch (error) {
          end();
          if (start === STARTS) throw error;
        }
      }
    },
    async close() {
      recording.close();
      display.process.kill();
      await Promise.resolve();
    },
  };
}
