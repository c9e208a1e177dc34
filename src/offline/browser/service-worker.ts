/**
 * Answers from the stored files when the network fails; files with a content hash in their name come from there first.
 * It is bundled separately (`src/offline/build`), and only the /offline page registers it.
 */
import {clientsClaim} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {NetworkOnly, Strategy, type StrategyHandler} from 'workbox-strategies';
import {aliasRules} from '../../hosting/core/redirects';
import {resolveAlias} from '../../kit/core/aliases';
import {framePolicy} from '../../hosting/core/policy';
import {findStored, type Stored} from '../core/manifest';
import {missingPage} from '../core/missing-page';
import {FRAME_FILE} from '../../compilers/core/config';
import {cacheName, readStored} from './state';

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

/**
 * A stored page, a redirect's target, or the page for missing addresses. With nothing stored, the browser shows its own
 * offline page.
 */
async function storedPage(request: Request): Promise<Response | undefined> {
  const page = await storedFile(request);
  if (page) return page;
  const {pathname, search} = new URL(request.url);
  const target = resolveAlias(`/${pathname.slice(base.length)}`, aliasRules);
  if (target !== undefined)
    return Response.redirect(new URL(base + target.slice(1) + search, worker.registration.scope).href);
  const state = await stored();
  return (
    state &&
    new Response(missingPage(base, state), {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  );
}

/**
 * Gives the document that runs programs an opaque origin, whatever the host sends. Browsers bypass service workers for
 * frames with the `sandbox` attribute, so offline the playground leaves it out.
 */
function sandboxed(response: Response): Response {
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.append('content-security-policy', framePolicy());
  return new Response(response.body, {status: response.status, headers});
}

/** Some hosts redirect to the address without the extension. */
const isFrame = (pathname: string): boolean =>
  pathname === base + FRAME_FILE || `${pathname}.html` === base + FRAME_FILE;

/** Its name changes with the content, so a stored copy is current. */
class StoredFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await storedFile(request)) ?? handler.fetch(request);
  }
}

const pages = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedPage(request)}]});
const files = new NetworkOnly({plugins: [{handlerDidError: ({request}) => storedFile(request)}]});
const frame = new NetworkOnly({
  plugins: [
    {
      handlerDidError: ({request}) => storedFile(request),
      handlerWillRespond: ({response}) => Promise.resolve(sandboxed(response)),
    },
  ],
});

registerRoute(({url, request}) => request.mode === 'navigate' && isFrame(url.pathname), frame);
registerRoute(({request}) => request.mode === 'navigate', pages);
registerRoute(({url, sameOrigin}) => sameOrigin && url.pathname.startsWith(`${base}assets/`), new StoredFirst());
registerRoute(({sameOrigin}) => sameOrigin, files);

worker.addEventListener('message', ({data}) => {
  if (data === 'stored-changed') known = undefined;
});

void worker.skipWaiting();
clientsClaim();
