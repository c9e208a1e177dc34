/**
 * The service worker: answers from what the reader has stored when the network does not. While online, pages
 * and everything whose name does not change with its content come from the network. It is built apart
 * (`scripts/offline`), and registered by the page /offline alone.
 */
import {clientsClaim} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {NetworkOnly, Strategy, type StrategyHandler} from 'workbox-strategies';
import {aliasRules} from '../../config/redirects';
import {resolveAlias} from '../../lib/routes/aliases';
import {framePolicy} from '../../lib/hosting/policy';
import {findStored, type Stored} from '../../lib/offline/manifest';
import {missingPage} from '../../lib/offline/missing-page';
import {FRAME_FILE} from '../../lib/playground/config';
import {cacheName, readStored} from './state';

/** As much of the worker's global object as is used. */
type WorkerScope = {
  readonly registration: {readonly scope: string};
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

const worker = self as unknown as WorkerScope;
const base = new URL(worker.registration.scope).pathname;

let known: Promise<Stored | undefined> | undefined;
const stored = (): Promise<Stored | undefined> => (known ??= readStored(base));

async function storedFile({url}: Request): Promise<Response | undefined> {
  const state = await stored();
  const key = state && findStored(state, new URL(url).pathname);
  return key === undefined ? undefined : caches.match(key, {cacheName: cacheName(base)});
}

/** A page, where its address leads to, or what there is instead. With nothing stored the browser says that there is no network. */
async function storedPage(request: Request): Promise<Response | undefined> {
  const page = await storedFile(request);
  if (page) return page;
  const {pathname, search} = new URL(request.url);
  const target = resolveAlias(`/${pathname.slice(base.length)}`, aliasRules);
  if (target !== undefined) return Response.redirect(new URL(base + target.slice(1) + search, worker.registration.scope).href);
  const state = await stored();
  return state && new Response(missingPage(base, state), {status: 503, headers: {'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'"}});
}

/**
 * The document that runs programs, with an origin of nobody's whatever its host says: the playground asks for it
 * from here while there is no network, without the attribute that does the same, because browsers ask no service
 * worker for frames that have it.
 */
function sandboxed(response: Response): Response {
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.append('content-security-policy', framePolicy());
  return new Response(response.body, {status: response.status, headers});
}

/** Some hosts lead to the address without its ending. */
const isFrame = (pathname: string): boolean => pathname === base + FRAME_FILE || `${pathname}.html` === base + FRAME_FILE;

/** Files that are named by their content need no network when they are there. */
class StoredFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await storedFile(request)) ?? handler.fetch(request);
  }
}

const pages = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedPage(request)}]});
const files = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedFile(request)}]});
const frame = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedFile(request), handlerWillRespond: ({response}) => Promise.resolve(sandboxed(response))}]});

registerRoute(({url, request}) => request.mode === 'navigate' && isFrame(url.pathname), frame);
registerRoute(({request}) => request.mode === 'navigate', pages);
registerRoute(({url, sameOrigin}) => sameOrigin && url.pathname.startsWith(`${base}assets/`), new StoredFirst());
registerRoute(({sameOrigin}) => sameOrigin, files);

worker.addEventListener('message', ({data}) => {
  if (data === 'stored-changed') known = undefined;
});

void worker.skipWaiting();
clientsClaim();
