import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import type {Compilation} from '../../compilers/core/engine';
import {createEndpoint, type EndpointLimits} from './endpoint';
import {createNativeCompilers, type NativeCompilers} from '../../compilers/build/native-compilers';
import {servePlain} from '../../../scripts/serve';
import {root, service, testWith} from '../../../tests/support/examples-site';

const settings = {version: 'v12.0.0', syntax: 'res', module: 'esmodule', jsx: 'automatic', warnings: '', open: []};
const limits: EndpointLimits = {body: {bytes: 300_000, milliseconds: 300}, concurrent: 1, waiting: 1};

/** Compilers that respond on command and count their calls. */
function fakeCompilers() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const compilers: NativeCompilers = {
    versions: () => [{version: 'v12.2.0', manual: 'v12.0.0', syntaxes: ['res']}],
    compile: ({code}) =>
      new Promise((resolve) => {
        started.push(code);
        finish.push(() => resolve({js: code, problems: [], types: [], milliseconds: 1}));
      }),
    format: ({code}) => Promise.resolve({code}),
    convert: ({code}) => Promise.resolve({code}),
    types: () => Promise.resolve([]),
  };
  return {compilers, started, finish};
}

let server: http.Server;
let base: string;
async function serve(compilers: NativeCompilers): Promise<void> {
  const endpoint = createEndpoint(compilers, limits);
  server = http.createServer((request, response) => {
    if (!endpoint(request, response)) response.writeHead(404).end('a page');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = (route: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}/playground-api/${route}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', origin: base, ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const errorOf = async (response: Response): Promise<string> => ((await response.json()) as {error: string}).error;

describe('the endpoint', () => {
  let fake: ReturnType<typeof fakeCompilers>;
  beforeEach(async () => {
    fake = fakeCompilers();
    await serve(fake.compilers);
  });

  test('lists the versions, and pages of other origins can’t read the list', async () => {
    const response = await fetch(`${base}/playground-api/versions`);
    expect(await response.json()).toEqual({versions: [{version: 'v12.2.0', manual: 'v12.0.0', syntaxes: ['res']}]});
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('passes on requests for other addresses', async () => {
    expect(await (await fetch(`${base}/try`)).text()).toBe('a page');
    expect(await (await fetch(`${base}/playground-apix/versions`)).text()).toBe('a page');
  });

  test('only accepts its own addresses and their methods', async () => {
    expect((await fetch(`${base}/playground-api/anything`)).status).toBe(404);
    expect((await fetch(`${base}/playground-api/compile`)).status).toBe(405);
    expect((await post('versions', {})).status).toBe(405);
  });

  test.each([
    ['a foreign origin', {origin: 'https://evil.example'}, 403],
    ['a body of another type', {'content-type': 'text/plain'}, 415],
  ])('rejects %s before the body is read', async (_, headers, status) => {
    expect((await post('compile', {code: 'x', settings}, headers)).status).toBe(status);
    expect(fake.started).toEqual([]);
  });

  test('rejects a foreign host', async () => {
    const status = await new Promise((resolve) => {
      http.get(`${base}/playground-api/versions`, {headers: {host: 'evil.example'}}, (response) =>
        resolve(response.resume().statusCode),
      );
    });
    expect(status).toBe(403);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'not JSON'],
    ['no code', {settings}, 'Expected field code'],
    ["code that isn't a string", {code: 1, settings}, 'Expected string'],
    [
      'an option as an open module',
      {code: '', settings: {...settings, open: ['-ppx']}},
      'Expected the name of a module',
    ],
    ['a path as an open module', {code: '', settings: {...settings, open: ['../A']}}, 'Expected the name of a module'],
    [
      'too many open modules',
      {code: '', settings: {...settings, open: Array.from({length: 17}, () => 'A')}},
      'at most 16',
    ],
    ['a path as a syntax', {code: '', settings: {...settings, syntax: '../res'}}, 'Expected "res"'],
    ['an invalid version', {code: '', settings: {...settings, version: '../v12'}}, 'Expected a version'],
    ['an invalid module system', {code: '', settings: {...settings, module: 'es6:/tmp'}}, 'Expected "esmodule"'],
    ['too many warning flags', {code: '', settings: {...settings, warnings: '+1'.repeat(300)}}, 'at most 400'],
    ['too much code', {code: 'é'.repeat(100_001), settings}, 'longer than 200 kB'],
  ])('refuses %s', async (_, body, message) => {
    const response = await post('compile', body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toContain(message);
    expect(fake.started).toEqual([]);
  });

  test('rejects a body that is too long', async () => {
    const response = await post('compile', `"${'x'.repeat(400_000)}"`).catch(() => undefined); // the connection may close first
    if (response) expect(response.status).toBe(413);
    expect(fake.started).toEqual([]);
  });

  test('rejects a body that takes too long', async () => {
    const {port} = server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /playground-api/compile HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${base}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"code"`,
        );
      });
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString());
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('limits concurrent and waiting compilations, and rejects further ones', async () => {
    const first = post('compile', {code: 'one', settings});
    const second = post('compile', {code: 'two', settings});
    await until(() => fake.started.length === 1);
    await until(async () => {
      const third = await post('compile', {code: 'three', settings});
      return third.status === 503;
    });
    expect(fake.started).toHaveLength(1);
    fake.finish[0]!();
    await until(() => fake.started.length === 2);
    fake.finish[1]!();
    const answers = await Promise.all([first, second].map(async (each) => (await (await each).json()) as Compilation));
    expect(answers.map(({js}) => js).sort()).toEqual(['one', 'two']);
    expect((await post('format', {code: 'free again', settings})).status).toBe(200);
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((next) => setTimeout(next, 5));
}

describe('its compilers', () => {
  const compilersWith = (changes: object) =>
    createNativeCompilers(service, {milliseconds: 5_000, memory: 1_000_000_000, output: 2_000_000, ...changes});
  const nested = `${Array.from({length: 12}, (_, n) => `let x${n + 1} = (x${n}, x${n}, x${n}, x${n}, x${n}, x${n}, x${n}, x${n})`).join('\n')}\n`;
  const explosion = `let x0 = a => a\n${nested}`;
  const settingsOf = {...settings, syntax: 'res', module: 'esmodule', jsx: 'automatic'} as const;

  const said = (changes: object, code: string): Promise<string | undefined> =>
    compilersWith(changes)
      .compile({code, settings: settingsOf})
      .then(
        ({problems}) => problems[0]?.message,
        (error: Error) => error.message,
      );

  testWith('v12.0.0', 'a source that takes exponential time is stopped, and its folder is deleted', async () => {
    const before = readdirSync(tmpdir());
    await serve(compilersWith({milliseconds: 700}));
    const response = await post('compile', {code: explosion, settings});
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatch(/^The compiler was stopped: the limits are 0.7 seconds/);
    const made = readdirSync(tmpdir()).filter((file) => /^(?:playground|gate)-/.test(file) && !before.includes(file));
    await until(() => !readdirSync(tmpdir()).some((file) => made.includes(file))); // other processes delete theirs, too
  });

  testWith('v12.0.0', 'running out of memory is reported', async () => {
    await serve(compilersWith({}));
    if (process.platform !== 'linux') return; // other systems can't limit it
    expect(await said({memory: 400_000_000, milliseconds: 20_000}, explosion)).toMatch(
      /stopped: .* 400 MB of memory|ran out of memory/,
    );
  });

  testWith('v12.0.0', 'too much JavaScript is rejected', async () => {
    await serve(compilersWith({}));
    expect(await said({output: 2_000}, `let a = "${'x'.repeat(3000)}"\n`)).toMatch(/stopped|larger/);
  });
});

test('the test server listens on loopback, and only has the endpoint if it gets one', async () => {
  server = servePlain(root, 0);
  await once(server, 'listening');
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${base}/playground-api/versions`)).status).toBe(404);
});
