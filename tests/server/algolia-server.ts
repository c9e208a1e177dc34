/**
 * A host that speaks the part of Algolia's protocol that search needs, on loopback. It answers with the engine
 * of the embedded search from the index of the ordinary build, and can fail in every way a host can.
 */
import {once} from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type {SearchRequest, SearchResponse} from '../../src/lib/search/protocol';
import {createSearchService} from '../../src/lib/search/service';

/** `hits` answers; `failing` is HTTP 500, `refusing` HTTP 403, `hanging` never answers. */
export type HostBehavior = 'hits' | 'failing' | 'refusing' | 'hanging';

/** What a host was asked. */
export type ReceivedCall = {readonly pathname: string; readonly parameters: URLSearchParams; readonly requests: readonly SearchRequest[]};

export type AlgoliaHost = {
  behavior: HostBehavior;
  /** Changes what a host answers with hits. */
  edit: (response: SearchResponse) => SearchResponse;
  readonly calls: ReceivedCall[];
  /** Listens; a host that was stopped can start again. */
  readonly start: () => Promise<void>;
  /** Refuses connections from now on. */
  readonly stop: () => Promise<void>;
};

type Answer = {readonly status: number; readonly body: unknown};

/** The engine over the index that a build has below `folder`. Hits are absolute below `origin`. */
export function engineOf(folder: string, origin: string): (requests: readonly SearchRequest[]) => Promise<readonly SearchResponse[]> {
  const read = async (url: string): Promise<Response> => new Response(new Uint8Array(await fs.readFile(path.join(folder, url))));
  const {search} = createSearchService({fetch: read, origin, now: () => performance.now()});
  return (requests) => search('/search-index/manifest.json', requests);
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Makes a host; it has to be started.
 * @param apiKey the key it takes; any other is refused as Algolia does.
 */
export function createAlgoliaHost(port: number, apiKey: string, search: ReturnType<typeof engineOf>): AlgoliaHost {
  let server: http.Server | undefined;

  async function answer({pathname, parameters, requests}: ReceivedCall): Promise<Answer> {
    if (host.behavior === 'failing') return {status: 500, body: {message: 'Internal error', status: 500}};
    if (host.behavior === 'refusing' || parameters.get('x-algolia-api-key') !== apiKey) {
      return {status: 403, body: {message: 'Invalid Application-ID or API key', status: 403}};
    }
    if (pathname !== '/1/indexes/*/queries') return {status: 404, body: {message: 'Path not supported', status: 404}};
    const results = await search(requests);
    return {status: 200, body: {results: results.map((result) => ({...host.edit(result), queryID: 'q'}))}};
  }

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const {requests} = JSON.parse(await readBody(request)) as {requests: readonly SearchRequest[]};
    const call = {pathname: decodeURIComponent(pathname), parameters: searchParams, requests};
    host.calls.push(call);
    if (host.behavior === 'hanging') return;
    const {status, body} = await answer(call);
    response.writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*'}).end(JSON.stringify(body));
  }

  const host: AlgoliaHost = {
    behavior: 'hits',
    edit: (response) => response,
    calls: [],
    async start() {
      if (server) return;
      server = http.createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      const stopped = server;
      server = undefined;
      if (!stopped) return;
      stopped.closeAllConnections();
      stopped.close();
      await once(stopped, 'close');
    },
  };
  return host;
}
