import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createNativeEngine} from './native-engine';
import {createEndpoint} from '../../playground/build/endpoint';
import {createNativeCompilers} from '../build/native-compilers';
import {service, versions} from '../../../tests/support/examples-site';
import {baseSettings, contractTests} from '../../../tests/support/engine-contract';

const servers: http.Server[] = [];
afterAll(() => servers.forEach((server) => (server.closeAllConnections(), server.close())));

async function serve(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A browser adds its page's origin automatically. */
const engineAt = (origin: string, timeout?: number) =>
  createNativeEngine({
    base: `${origin}/playground-api`,
    fetch: (address, init) =>
      fetch(address, {...init, headers: {...(init?.headers as Record<string, string>), origin}}),
    ...(timeout !== undefined && {timeout}),
  });

/** An engine that uses this machine's compilers. */
async function nativeEngine() {
  const endpoint = createEndpoint(createNativeCompilers(service));
  return engineAt(await serve((request, response) => void endpoint(request, response)));
}

describe('the engine contract with the native compilers', () => {
  contractTests(
    nativeEngine,
    versions.filter((version) => service.unavailable(version) === undefined),
  );
});

test('names have types from v9 on, with their places', async () => {
  const engine = await nativeEngine();
  const code = 'let tea = "☕"\nlet cups = [1, 2]\nlet more = (n: int) => Belt.Array.length(cups) + n\n';
  for (const version of versions.filter((each) => each !== 'v8.0.0')) {
    const types = await engine.types?.(code, baseSettings(version));
    expect([version, types]).toEqual([
      version,
      expect.arrayContaining([
        {row: 1, column: 4, endRow: 1, endColumn: 7, type: 'string'},
        {row: 2, column: 4, endRow: 2, endColumn: 8, type: 'array<int>'},
        {row: 3, column: 49, endRow: 3, endColumn: 50, type: 'int'},
      ]),
    ]);
  }
  expect(await engine.types?.(code, baseSettings('v8.0.0'))).toEqual([]);
});

test('types of several files are in their files', async () => {
  const engine = await nativeEngine();
  const files = [{name: 'User.res', code: 'let age = 36\n'}];
  const code = 'let older = User.age + 1\n';
  for (const version of versions) {
    const settings = baseSettings(version);
    if (version === 'v8.0.0') continue;
    expect([version, await engine.types?.(code, settings, files)]).toEqual([
      version,
      expect.arrayContaining([
        {row: 1, column: 4, endRow: 1, endColumn: 9, type: 'int'},
        {file: 'User.res', row: 1, column: 4, endRow: 1, endColumn: 7, type: 'int'},
      ]),
    ]);
  }
});

test('a source’s own marks mean nothing to the editor’s tool, and code that does not compile has no types', async () => {
  const compilers = createNativeCompilers(service);
  const settings = baseSettings('v12.0.0');
  const marked = await compilers.types({code: 'let a = 1 // ^hov\n//   ^hov\n//  ^xfm\nlet b = a\n', settings});
  expect(marked).toEqual([
    {row: 1, column: 4, endRow: 1, endColumn: 5, type: 'int'},
    {row: 4, column: 4, endRow: 4, endColumn: 5, type: 'int'},
    {row: 4, column: 8, endRow: 4, endColumn: 9, type: 'int'},
  ]);
  expect(await compilers.types({code: 'let a: int = "no"', settings})).toEqual([]);
});

test('let? compiles with v12 once it is enabled, and not before', async () => {
  const engine = await nativeEngine();
  const code = 'let next = o => {\n  let? Some(x) = o\n  Some(x + 1)\n}\n';
  const off = await engine.compile(code, baseSettings('v12.0.0'));
  expect(off.problems[0]?.message).toMatch(/^Experimental feature not enabled: LetUnwrap/);
  const on = await engine.compile(code, {...baseSettings('v12.0.0'), letUnwrap: true});
  expect(on.problems).toEqual([]);
  expect(on.js).toContain('function next(o)');
});

test('the reader sees the endpoint’s message', async () => {
  const origin = await serve((_, response) =>
    response.writeHead(503, {'content-type': 'application/json'}).end('{"error": "Too many requests at once."}'),
  );
  await expect(engineAt(origin).versions()).rejects.toThrow('Too many requests at once.');
});

test('a page instead of an answer is an error', async () => {
  for (const status of [200, 404]) {
    const origin = await serve((_, response) =>
      response.writeHead(status, {'content-type': 'text/html'}).end('<!doctype html>'),
    );
    await expect(engineAt(origin).versions()).rejects.toMatchObject({
      message: "The compiler isn't available on this copy of the site.",
      cause: {
        message: expect.stringContaining(`${origin}/playground-api/versions responded with ${status}.`) as unknown,
      },
    });
  }
});

test('a connection that fails, and one that never responds', async () => {
  await expect(engineAt('http://127.0.0.1:9').compile('', baseSettings('v12.0.0'))).rejects.toThrow(
    "The compiler can't be reached because the connection failed.",
  );
  const origin = await serve(() => undefined);
  await expect(engineAt(origin, 30).versions()).rejects.toThrow("The compiler didn't respond within 0.03 seconds.");
  const waiting = engineAt(origin);
  const failed = expect(waiting.format('', baseSettings('v12.0.0'))).rejects.toThrow('The compiler was closed.');
  waiting.dispose();
  await failed;
});

test('v8 converts between its syntaxes, with all comments', async () => {
  const engine = await nativeEngine();
  const settings = baseSettings('v8.0.0');
  const reason = '/* A list */\nlet xs = [1, 2] /* of two */;\n';
  const inReason = {...settings, syntax: 're'} as const;
  expect(await engine.convert(reason, inReason, 'res')).toEqual({
    code: '/* A list */\nlet xs = list{1, 2} /* of two */\n',
  });
  expect(await engine.convert('let xs = [1; 2] (* two *)\n', {...settings, syntax: 'ml'}, 'res')).toEqual({
    code: 'let xs = list{1, 2} /* two */\n',
  });
  expect(await engine.convert('// A list\nlet xs = [1, 2];\n', inReason, 'ml')).toEqual({
    code: '(* A list *)\nlet xs = [1; 2]\n',
  });
  expect(await engine.convert('(* A list *)\nlet xs = [1; 2]\n', {...settings, syntax: 'ml'}, 're')).toEqual({
    code: '/* A list */\nlet xs = [1, 2];\n',
  });
  const unchanged = [
    await engine.convert(reason, inReason, 'ml'), // refmt would drop the second comment
    await engine.convert('let a = 1\n', settings, 're'),
    await engine.convert('let xs = list{1, 2}\n', inReason, 'res'),
  ];
  for (const answer of unchanged)
    expect(answer).toMatchObject({problems: [{message: "This source can't be converted."}]});
  expect(await engine.convert('[@@@bs.config {flags: [||]}];', inReason, 'res')).toHaveProperty('problems');
  await expect(engine.convert('let a = 1', baseSettings('v12.0.0'), 're')).rejects.toThrow(
    /^The v12\.\d+\.\d+ compiler can't read \.re files\.$/,
  );
});
