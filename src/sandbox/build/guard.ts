/** Keeps the endpoint to pages this machine serves to itself: it runs compilers, which have run programs for less. */
import type {IncomingHttpHeaders} from 'node:http';

export type GuardedRequest = {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly remoteAddress: string | undefined;
};

type RequestRefusal = {readonly status: 403 | 405 | 415; readonly message: string};

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

/**
 * Checks a request before its body is read.
 * - The connection must come from this machine, regardless of the address the server listens on.
 * - `Host` must be a name of this machine. A different name that resolves to it is a DNS rebinding attack.
 * - `Origin` must be the same host. Browsers send it with every POST, and send `null` from a sandboxed frame.
 * - A body must have a JSON content type, which other origins can't send without a preflight request.
 */
export function refuseRequest({method, headers, remoteAddress}: GuardedRequest): RequestRefusal | undefined {
  const {host = '', origin} = headers;
  if (!LOOPBACK.test(remoteAddress ?? '')) return refuse(403, 'The compilers only accept requests from this machine.');
  if (!LOCAL_HOST.test(host))
    return refuse(403, `The compilers only answer at localhost, not at ${JSON.stringify(host.slice(0, 80))}.`);
  if (method !== 'GET' && method !== 'POST') return refuse(405, 'The compilers only accept GET and POST.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && !(method === 'GET' && site === 'none'))
    return refuse(403, 'Other sites may not use the compilers.');
  const ownOrigins = [`http://${host}`, `https://${host}`];
  if (origin === undefined ? method === 'POST' : !ownOrigins.includes(origin)) {
    return refuse(
      403,
      `The compilers only accept requests from pages of ${host}, and a POST must have an Origin header.`,
    );
  }
  if (method === 'POST' && !JSON_TYPE.test(headers['content-type'] ?? ''))
    return refuse(415, 'The body must be application/json.');
  return undefined;
}

function refuse(status: RequestRefusal['status'], message: string): RequestRefusal {
  return {status, message};
}
