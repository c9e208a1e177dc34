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
import {findStored, type Stored} from '../../lib/offline/manifest';
import {missingPage} from '../../lib/offline/missing-page';
import {CACHE, readStored} from './state';

/** As much of the worker's global object as is used. */
type WorkerScope = {
  readonly registration: {readonly scope: string};
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

const worker = self as unknown as WorkerScope;
const base = new URL(worker.registration.scope).pathname;

let known: Promise<Stored | undefined> | undefined;
const stored = (): Promise<Stored | undefined> => (known ??= readStored());

async function storedFile(pathname: string): Promise<Response | undefined> {
  const state = await stored();
  const key = state && findStored(state, pathname);
  return key === undefined ? undefined : (await caches.open(CACHE)).match(key);
}

/** A page, where its address leads to, or what there is instead. */
async function storedPage({pathname, search}: URL): Promise<Response> {
  const page = await storedFile(pathname);
  if (page) return page;
  const target = resolveAlias(`/${pathname.slice(base.length)}`, aliasRules);
  if (target !== undefined) return Response.redirect(new URL(base + target.slice(1) + search, worker.registration.scope).href);
  const html = missingPage(base, (await stored())?.parts ?? []);
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'"}});
}

/** Files that are named by their content need no network when they are there. */
class StoredFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await storedFile(new URL(request.url).pathname)) ?? handler.fetch(request);
  }
}

const pages = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedPage(new URL(request.url))}]});
const files = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedFile(new URL(request.url).pathname)}]});

registerRoute(({request}) => request.mode === 'navigate', pages);
registerRoute(({url, sameOrigin}) => sameOrigin && url.pathname.startsWith(`${base}assets/`), new StoredFirst());
registerRoute(({sameOrigin}) => sameOrigin, files);

worker.addEventListener('message', ({data}) => {
  if (data === 'stored-changed') known = undefined;
});

void worker.skipWaiting();
clientsClaim();
