/** What the playground needs of the development server: the compilers and the files that programs import. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Endpoint} from './endpoint';
import type {ServedFile} from './vendor';

/** A file by its address without the site's base path, or undefined. */
export type FindFile = (address: string) => Promise<ServedFile | undefined>;

type Next = (error?: unknown) => void;
type DevServer = {readonly app?: {readonly use: (handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void) => void}};

const TYPES: Readonly<Record<string, string>> = {js: 'text/javascript', json: 'application/json', html: 'text/html'};

/**
 * Settings of the development server. The handlers go in front of its own, so that none of its headers, which
 * let every page read what it serves, is on an answer of the compilers.
 */
export function playgroundDevServer(baseUrl: string, endpoint: () => Endpoint, find: FindFile): {readonly setupMiddlewares: (middlewares: unknown[], server: DevServer) => unknown[]} {
  return {
    // webpack-merge calls Docusaurus' own function and this one, and joins the lists they return.
    setupMiddlewares: (_middlewares, server) => {
      server.app?.use((request, response, next) => {
        if (!endpoint()(request, response)) next();
      });
      server.app?.use((request, response, next) => {
        serveFile(baseUrl, find, request, response).then((served) => (served ? undefined : next()), next);
      });
      return [];
    },
  };
}

async function serveFile(baseUrl: string, find: FindFile, {url = '', method}: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const pathname = url.replace(/[?#].*$/, '');
  if ((method !== 'GET' && method !== 'HEAD') || !pathname.startsWith(baseUrl)) return false;
  const file = await find(pathname.slice(baseUrl.length));
  if (!file) return false;
  const type = TYPES[file.path.slice(file.path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache'}).end(method === 'HEAD' ? undefined : file.content);
  return true;
}
