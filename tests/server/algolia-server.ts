/**
 * A host on loopback that implements the part of Algolia's protocol that search needs. It answers with the site's own
 * search engine and the default build's index, and can fail in every way a host can.
 */
import {once} from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {SearchRequest, SearchResponse} from '../../src/lib/search/protocol';
import {createSearchService} from '../../src/lib/search/service';

/** `hits` answers; `failing` is HTTP 500, `refusing` HTTP 403, `hanging` never answers. */
export type HostBehavior = 'hits' | 'failing' | 'refusing' | 'hanging';

/** The requests a host received. */
export type ReceivedCall = {
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  readonly requests: readonly SearchRequest[];
};

export type AlgoliaHost = {
  behavior: HostBehavior;
  /** Changes a host's response with hits. */
  edit: (response: SearchResponse) => SearchResponse;
  readonly calls: ReceivedCall[];
  /** The port it listens on once it has started: a free one, which it keeps. */
  readonly port: () => number;
  /** Starts listening. A stopped host can be started again. */
  readonly start: () => Promise<void>;
  /** Refuses connections from now on. */
  readonly stop: () => Promise<void>;
};

type Answer = {readonly status: number; readonly body: unknown};

/** The engine with the index of the build in `folder`. Hits have absolute URLs with `origin`. */
export function engineOf(
  folder: string,
  origin: string,
): (requests: readonly SearchRequest[]) => Promise<readonly SearchResponse[]> {
  const read = async (url: string): Promise<Response> =>
    new Response(new Uint8Array(await fs.readFile(path.join(folder, url))));
  const {search} = createSearchService({fetch: read, origin, now: () => performance.now()});
  return (requests) => search('/search-index/manifest.json', requests);
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Creates a host, which must be started. @param apiKey the key it accepts; it rejects others like Algolia.
 */
export function createAlgoliaHost(apiKey: string, search: ReturnType<typeof engineOf>): AlgoliaHost {
  let server: http.Server | undefined;
  let port = 0;

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
    response
      .writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*'})
      .end(JSON.stringify(body));
  }

  const host: AlgoliaHost = {
    behavior: 'hits',
    edit: (response) => response,
    calls: [],
    port: () => port,
    async start() {
      if (server) return;
      server = http.createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({port} = server.address() as AddressInfo);
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
