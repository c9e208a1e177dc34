import type {IncomingMessage, ServerResponse} from 'node:http';
import {devHandlers, type DevSettings} from '../../kit/build/dev-handlers';
import type {Endpoint} from './endpoint';
import type {ServedFile} from '../../sandbox/build/vendor';

/** Returns a file by its address without the site's base path, or undefined. */
export type FindFile = (address: string) => Promise<ServedFile | undefined>;

const TYPES: Readonly<Record<string, string>> = {js: 'text/javascript', json: 'application/json', html: 'text/html'};

/** Development server settings. By default, its headers would let every page read the compilers' responses. */
export function playgroundDevServer(baseUrl: string, endpoint: () => Endpoint, find: FindFile): DevSettings {
  return devHandlers(
    (request, response) => endpoint()(request, response),
    (request, response) => serveFile(baseUrl, find, request, response),
  );
}

async function serveFile(
  baseUrl: string,
  find: FindFile,
  {url = '', method}: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const pathname = url.replace(/[?#].*$/, '');
  if ((method !== 'GET' && method !== 'HEAD') || !pathname.startsWith(baseUrl)) return false;
  const file = await find(pathname.slice(baseUrl.length));
  if (!file) return false;
  const type = TYPES[file.path.slice(file.path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response
    .writeHead(200, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache'})
    .end(method === 'HEAD' ? undefined : file.content);
  return true;
}
