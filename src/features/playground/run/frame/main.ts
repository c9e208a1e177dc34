/** The script of the frame: waits for one program, runs it, and says what it does. */
import {TICK, type FrameMessage, type FrameRequest, type RunMessage} from '../messages';
import {capture} from './capture';
import {addressesOf, importModule} from './load-modules';
import {findComponent, mount, NO_COMPONENT} from './mount';
import {runInWorker} from './run-in-worker';
import {createTick, EndlessLoop} from './tick';

const BEAT = 250;

const page = window.parent;
const send = (message: FrameMessage): void => page.postMessage(message, '*');

function runOnPage(request: FrameRequest): void {
  const addresses = addressesOf(request.modules);
  const program = addresses[request.program] ?? '';
  const tellAll = capture(window, sayUnlessLoop, () => program);
  const tell = (thrown: unknown): void => {
    if (!(thrown instanceof EndlessLoop)) tellAll(thrown);
  };
  Object.defineProperty(window, TICK, {value: createTick(() => send({kind: 'stopped', reason: 'loop'}))});
  importModule(program)
    .then(async (exports) => {
      if (!request.mount) return;
      const component = findComponent(exports);
      if (!component) throw new Error(NO_COMPONENT);
      const [react, client] = await Promise.all([request.mount.react, request.mount.client].map((index) => importModule(addresses[index] ?? '')));
      if (react && client) mount(component, react, client, {onError: tell, onRendered: () => send({kind: 'rendered'})});
    })
    .catch(tell)
    .finally(() => send({kind: 'finished'}));
}

/** That a loop was stopped has been said already. */
function sayUnlessLoop(message: RunMessage): void {
  if (message.kind !== 'error' || !message.message.startsWith('EndlessLoop:')) send(message);
}

/** Only an origin of nobody's: where a foreign page embeds this one without a sandbox, it would run as the site. */
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
