/**
 * Who may talk to the development endpoint: pages that this machine serves to itself, and nobody else. It
 * runs compilers, which have run programs for less.
 */
import type {IncomingHttpHeaders} from 'node:http';

/** As much of a request as the decision needs. */
export type GuardedRequest = {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Address of the other end of the connection. */
  readonly remoteAddress: string | undefined;
};

/** Why a request is refused: a status of HTTP and a sentence. */
export type RequestRefusal = {readonly status: 403 | 405 | 415; readonly message: string};

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

/**
 * Looks at a request before its body is read.
 * - The connection comes from this machine, whatever address the server listens on.
 * - `Host` is a name of this machine: a foreign name that resolves to it is another page's trick.
 * - `Origin` is the same host. Browsers send it with every POST, and `null` from a sandboxed frame.
 * - A body is JSON by its type, which a foreign page cannot send without asking first.
 */
export function refuseRequest({method, headers, remoteAddress}: GuardedRequest): RequestRefusal | undefined {
  const {host = '', origin} = headers;
  if (!LOOPBACK.test(remoteAddress ?? '')) return refuse(403, 'The compilers answer only to this machine.');
  if (!LOCAL_HOST.test(host)) return refuse(403, `The compilers answer only at localhost, not at ${JSON.stringify(host.slice(0, 80))}.`);
  if (method !== 'GET' && method !== 'POST') return refuse(405, 'The compilers answer to GET and POST.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && !(method === 'GET' && site === 'none')) return refuse(403, 'Another site may not use the compilers.');
  const ownOrigins = [`http://${host}`, `https://${host}`];
  if (origin === undefined ? method === 'POST' : !ownOrigins.includes(origin)) {
    return refuse(403, `The compilers answer only to pages of ${host}, and a POST has to name its Origin.`);
  }
  if (method === 'POST' && !JSON_TYPE.test(headers['content-type'] ?? '')) return refuse(415, 'The body has to be application/json.');
  return undefined;
}

function refuse(status: RequestRefusal['status'], message: string): RequestRefusal {
  return {status, message};
}
