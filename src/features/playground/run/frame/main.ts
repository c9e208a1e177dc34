/** The frame's script: runs one program and reports what it does. */
import {TICK, type FrameMessage, type FrameRequest, type RunMessage} from '../messages';
import {capture} from './capture';
import {addressesOf, importModule} from './load-modules';
import {findComponent, mount, NO_COMPONENT, watchHeight} from './mount';
import {runInWorker} from './run-in-worker';
import {createTick, EndlessLoop} from './tick';

const BEAT = 250;

const page = window.parent;
const send = (message: FrameMessage): void => page.postMessage(message, '*');

function runOnPage(request: FrameRequest): void {
  document.documentElement.style.colorScheme = request.theme;
  const addresses = addressesOf(request.modules);
  const program = addresses[request.program] ?? '';
  const {tell: tellAll, reportValues} = capture(window, sayUnlessLoop, () => program);
  const tell = (thrown: unknown): void => {
    if (!(thrown instanceof EndlessLoop)) tellAll(thrown);
  };
  Object.defineProperty(window, TICK, {value: createTick(() => send({kind: 'stopped', reason: 'loop'}))});
  importModule(program)
    .then(async (exports) => {
      if (!request.mount) return reportValues(exports, request.values);
      const component = findComponent(exports, request.mount.component);
      if (!component) throw new Error(NO_COMPONENT);
      const [react, client] = await Promise.all(
        [request.mount.react, request.mount.client].map((index) => importModule(addresses[index] ?? '')),
      );
      if (!react || !client) return;
      mount(component, react, client, {
        onError: tell,
        onRendered: () => {
          send({kind: 'rendered'});
          watchHeight((pixels) => send({kind: 'height', pixels}));
        },
        onText: (text) => send({kind: 'page', text}),
      });
    })
    .catch(tell)
    .finally(() => send({kind: 'finished'}));
}

/** A stopped loop has already been reported. */
function sayUnlessLoop(message: RunMessage): void {
  if (message.kind !== 'error' || !message.message.startsWith('EndlessLoop:')) send(message);
}

/**
 * Requires an opaque origin. If another page embedded this one without a sandbox, the program would run with the site's
 * origin.
 */
const isSandboxed = window.origin === 'null';

if (isSandboxed) {
  window.addEventListener('message', function onRequest({source, data}: MessageEvent<FrameRequest>) {
    if (source !== page || data?.kind !== 'run') return;
    window.removeEventListener('message', onRequest);
    if (data.worker) runInWorker(data, send);
    else runOnPage(data);
  });
  setInterval(() => send({kind: 'beat'}), BEAT);
  send({kind: 'ready'});
}
