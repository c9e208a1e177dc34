/**
 * Serves this machine's compilers over HTTP, for development and browser tests: `GET /playground-api/versions`, and
 * `POST /playground-api/{task}` with a `PlaygroundRequest`, where the tasks are the methods of `NativeCompilers`. The
 * answer is what the method returns. All other requests, and requests from elsewhere, get {error: "a sentence"} and an
 * error status.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Readable} from 'node:stream';
import type {NativeCompilers} from '../../compilers/build/native-compilers';
import {DecodeError} from '../../kit/core/decode';
import {EngineError} from '../../compilers/core/engine';
import {readRequest} from '../../compilers/core/request';
import {createPool} from '../../kit/core/async';
import {refuseRequest} from '../../sandbox/build/guard';

/** The endpoint's path, relative to the site's origin and independent of its base path. */
const ENDPOINT = '/playground-api';

export type EndpointLimits = {
  readonly body: {
    readonly bytes: number;
    /** Maximum time to receive all of it. */
    readonly milliseconds: number;
  };
  /** Sources compiled at a time; other requests wait. */
  readonly concurrent: number;
  /** The most requests that may wait; further ones are rejected. */
  readonly waiting: number;
};

/** JSON needs up to six bytes for one byte of the source. */
const LIMITS: EndpointLimits = {body: {bytes: 1_300_000, milliseconds: 5_000}, concurrent: 2, waiting: 16};

/** Answers a request if it is for the endpoint, and returns whether it was. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => boolean;

type Answer = {readonly status: number; readonly body: unknown};

/** Creates the endpoint. It answers requests beyond the limits with 503. */
export function createEndpoint(compilers: NativeCompilers, limits: EndpointLimits = LIMITS): Endpoint {
  const pool = createPool(limits.concurrent);
  let asked = 0;
  const answer = async (request: IncomingMessage, route: string): Promise<Answer> => {
    const {method: used, headers, socket} = request;
    const refused = refuseRequest({method: used, headers, remoteAddress: socket.remoteAddress});
    if (refused) return refusal(refused.status, refused.message);
    const method = route === 'versions' ? 'GET' : 'POST';
    if (method === 'POST' && !TASKS.includes(route))
      return refusal(404, `There's nothing at ${ENDPOINT}/${route.slice(0, 40)}.`);
    if (method !== used) return refusal(405, `${ENDPOINT}/${route} answers to ${method}.`);
    if (method === 'POST' && asked >= limits.concurrent + limits.waiting)
      return refusal(503, 'Too many requests at once. Try again in a moment.');
    asked++;
    try {
      if (method === 'GET') return {status: 200, body: {versions: compilers.versions()}};
      const asking = readRequest(JSON.parse(await readBody(request, limits.body)));
      return {status: 200, body: await pool<unknown>(() => compilers[route as Task](asking))};
    } catch (error) {
      return failureOf(error);
    } finally {
      asked--;
    }
  };
  return (request, response) => {
    const route = routeOf(request);
    if (route === undefined) return false;
    void answer(request, route).then((result) => send(response, result));
    return true;
  };
}

type Task = Exclude<keyof NativeCompilers, 'versions'>;

const TASKS: readonly string[] = ['compile', 'format', 'convert', 'types'] satisfies Task[];

function failureOf(error: unknown): Answer {
  if (error instanceof BodyError) return refusal(error.status, error.message);
  if (error instanceof SyntaxError) return refusal(400, 'The body is not JSON.');
  if (error instanceof DecodeError) return refusal(400, error.message);
  if (error instanceof EngineError) return refusal(422, error.message);
  return refusal(500, `The compilers failed: ${error instanceof Error ? error.message : String(error)}`);
}

function routeOf({url = ''}: IncomingMessage): string | undefined {
  const pathname = url.replace(/[?#].*$/, '');
  return pathname.startsWith(`${ENDPOINT}/`) ? pathname.slice(ENDPOINT.length + 1) : undefined;
}

function refusal(status: number, error: string): Answer {
  return {status, body: {error}};
}

/** If a request wasn't read to the end, its connection is closed. */
function send(response: ServerResponse, {status, body}: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status !== 200 && {connection: 'close'}),
  });
  response.end(JSON.stringify(body));
}

/** The body was too long or arrived too slowly. The message is meant for the sender. */
class BodyError extends Error {
  constructor(
    readonly status: 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a complete body. Rejects with a `BodyError` as soon as it exceeds a limit. */
function readBody(stream: Readable, {bytes, milliseconds}: EndpointLimits['body']): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const fail = (error: Error): void => {
      clearTimeout(timer);
      stream.pause();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new BodyError(408, `The request took longer than ${milliseconds / 1000} seconds to arrive.`)),
      milliseconds,
    );
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > bytes) fail(new BodyError(413, `The request is longer than ${bytes / 1000} kB.`));
      else chunks.push(chunk);
    });
    stream.on('error', fail);
    stream.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
  });
}
