/** @jest-environment node */
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createNativeEngine} from '../../../../src/features/playground/engines/native-engine';
import {createEndpoint} from '../../../../src/plugins/playground/endpoint';
import {createNativeCompilers} from '../../../../src/plugins/playground/native-compilers';
import {root, service, versions} from '../../plugins/examples/site';
import {baseSettings, contractTests} from './engine-contract';

const servers: http.Server[] = [];
afterAll(() => servers.forEach((server) => (server.closeAllConnections(), server.close())));

async function serve(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A browser names the origin of its page by itself. */
const engineAt = (origin: string, patience?: number) =>
  createNativeEngine({
    base: `${origin}/playground-api`,
    fetch: (address, init) => fetch(address, {...init, headers: {...(init?.headers as Record<string, string>), origin}}),
    ...(patience !== undefined && {patience}),
  });

describe('the contract of engines, kept by the native compilers', () => {
  contractTests(
    async () => {
      const endpoint = createEndpoint(createNativeCompilers({siteDir: root, cacheDir: path.join(root, '.cache')}));
      return engineAt(await serve((request, response) => void endpoint(request, response)));
    },
    versions.filter((version) => service.unavailable(version) === undefined),
  );
});

test('what the endpoint says is what the reader hears', async () => {
  const origin = await serve((_, response) => response.writeHead(503, {'content-type': 'application/json'}).end('{"error": "Too many requests at once."}'));
  await expect(engineAt(origin).versions()).rejects.toThrow('Too many requests at once.');
});

test('a page instead of an answer is no engine', async () => {
  for (const status of [200, 404]) {
    const origin = await serve((_, response) => response.writeHead(status, {'content-type': 'text/html'}).end('<!doctype html>'));
    await expect(engineAt(origin).versions()).rejects.toThrow(`No compiler answers at ${origin}/playground-api (${status}).`);
  }
});

test('a connection that fails, and one that waits for ever', async () => {
  await expect(engineAt('http://127.0.0.1:9').compile('', baseSettings('v12.0.0'))).rejects.toThrow('The compiler can not be reached: the connection failed.');
  const origin = await serve(() => undefined);
  await expect(engineAt(origin, 30).versions()).rejects.toThrow('The compiler did not answer within 0.03 seconds.');
  const waiting = engineAt(origin);
  const failed = expect(waiting.format('', baseSettings('v12.0.0'))).rejects.toThrow('The compiler was let go.');
  waiting.dispose();
  await failed;
});
