/**
 * A host on loopback that implements the part of Algolia's protocol that search needs. It answers with the site's own
 * search engine and the default build's index, and can fail in every way a host can.
 */
import {once} from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Answer, Marked, Question, SearchHit} from '../../src/search/core/protocol';
import {createSearchService} from '../../src/search/core/service';

/** The part of Algolia's requests that the site uses. */
export type AlgoliaRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
};

export type AlgoliaHit = {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly content: string | null;
  readonly _snippetResult: object;
  readonly _highlightResult: object;
};

export type AlgoliaResponse = {
  /** The index asked. */
  readonly index: string;
  readonly hits: readonly AlgoliaHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
};

/** `hits` answers; `failing` is HTTP 500, `refusing` HTTP 403, `hanging` never answers. */
export type HostBehavior = 'hits' | 'failing' | 'refusing' | 'hanging';

/** The requests a host received. */
export type ReceivedCall = {
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  readonly requests: readonly AlgoliaRequest[];
};

export type AlgoliaHost = {
  behavior: HostBehavior;
  /** Changes a host's response with hits. */
  edit: (response: AlgoliaResponse) => AlgoliaResponse;
  readonly calls: ReceivedCall[];
  /** The port it listens on once it has started: a free one, which it keeps. */
  readonly port: () => number;
  /** Starts listening. A stopped host can be started again. */
  readonly start: () => Promise<void>;
  /** Refuses connections from now on. */
  readonly stop: () => Promise<void>;
};

type HttpAnswer = {readonly status: number; readonly body: unknown};

/** The engine with the index of the build in `folder`. */
export function engineOf(folder: string): (question: Question) => Promise<Answer> {
  const ask = createSearchService(
    async (url) => new Response(new Uint8Array(await fs.readFile(path.join(folder, url)))),
  );
  return (question) => ask('/search-index/manifest.json', question);
}

const plainText = (parts: Marked): string => parts.join('');
const markedText = (parts: Marked): string =>
  parts.map((part, at) => (at % 2 === 1 ? `<mark>${part}</mark>` : part)).join('');

/** A hit as Algolia has it. `origin` makes its address absolute. */
function algoliaHit({url, area, titles, text}: SearchHit, origin: string): AlgoliaHit {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, titles[level - 1]] as const);
  const result = (value: string) => ({value, matchLevel: 'full', matchedWords: []});
  const marked = levels.flatMap(([level, title]): [string, object][] =>
    title ? [[level, result(markedText(title))]] : [],
  );
  return {
    objectID: url,
    url: origin + url,
    url_without_anchor: origin + url.replace(/#.*/, ''),
    anchor: url.split('#')[1] ?? null,
    type: text ? 'content' : `lvl${titles.length}`,
    hierarchy: {
      lvl0: area,
      ...Object.fromEntries(levels.map(([level, title]) => [level, title ? plainText(title) : null])),
    },
    content: text ? plainText(text) : null,
    _snippetResult: {hierarchy: Object.fromEntries(marked), ...(text && {content: result(markedText(text))})},
    _highlightResult: {hierarchy: Object.fromEntries(marked)},
  };
}

/** Answers Algolia's requests with an engine. Hits have absolute URLs with `origin`. */
export function algoliaAnswers(
  ask: (question: Question) => Promise<Answer>,
  origin: string,
): (requests: readonly AlgoliaRequest[]) => Promise<readonly AlgoliaResponse[]> {
  return (requests) =>
    Promise.all(
      requests.map(async ({indexName, query, facetFilters = [], hitsPerPage = 20}): Promise<AlgoliaResponse> => {
        const valuesOf = (facet: string): readonly string[] =>
          facetFilters.flat().flatMap((filter) => (filter.startsWith(facet) ? [filter.slice(facet.length)] : []));
        const [version = ''] = valuesOf('version:');
        const {hits, total} = await ask({query, version, languages: valuesOf('lang:'), count: hitsPerPage, words: 10});
        return {
          index: indexName,
          hits: hits.map((hit) => algoliaHit(hit, origin)),
          nbHits: total,
          page: 0,
          nbPages: 1,
          hitsPerPage,
          query,
        };
      }),
    );
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Creates a host, which must be started. @param apiKey the key it accepts; it rejects others like Algolia.
 */
export function createAlgoliaHost(apiKey: string, search: ReturnType<typeof algoliaAnswers>): AlgoliaHost {
  let server: http.Server | undefined;
  let port = 0;

  async function answer({pathname, parameters, requests}: ReceivedCall): Promise<HttpAnswer> {
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
    const {requests} = JSON.parse(await readBody(request)) as {requests: readonly AlgoliaRequest[]};
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
