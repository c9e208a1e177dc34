/** One run's frame: made, watched, and thrown away. */
import {isOffline} from '../../../client/offline/is-offline';
import {readFrameMessage, type FrameRequest, type RunMessage} from './messages';

export type FrameRun = {
  /** Address of the frame's document. */
  readonly frame: string;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly request: FrameRequest;
  readonly say: (message: RunMessage) => void;
};

/** How often, in ms, a frame is looked at. */
export const LOOK = 250;
/** Looks in a row without a sign of life from a frame that has been heard before, about 4 seconds. */
const PATIENCE = 16;
/** Looks at a frame that has loaded and has never been heard. Its script speaks before that, so a second is plenty. */
export const PATIENCE_FIRST = 4;

/** Puts the frame into `container` and runs the program in it. @returns removes the frame */
export function runInFrame(container: HTMLElement, {frame, title, request, say}: FrameRun): () => void {
  let missed: number | undefined;
  let loaded = 0;
  let unheard = 0;
  /** The attribute holds for whatever the frame loads; the header only for the document it comes with. */
  const onLoad = (): void => {
    loaded += 1;
    if (loaded > 1 && !element.hasAttribute('sandbox')) fail('The program left its page, which it may not while there is no connection.');
  };
  let element = createFrame({address: frame, title, isSandboxed: !(isOffline() && hasWorker()), onLoad});
  const look = (): void => {
    if (missed !== undefined) {
      if (++missed >= PATIENCE) end({kind: 'stopped', reason: 'loop'});
    } else if (loaded > 0 && ++unheard >= PATIENCE_FIRST) {
      tryStored();
    }
  };
  /** The network may be gone without the browser knowing. */
  const tryStored = (): void => {
    if (!element.hasAttribute('sandbox') || !hasWorker()) return fail('The page that runs programs cannot be loaded. Check your connection and run the program again.');
    loaded = 0;
    unheard = 0;
    const stored = createFrame({address: frame, title, isSandboxed: false, onLoad});
    element.replaceWith(stored);
    element = stored;
  };
  const onMessage = ({source, data}: MessageEvent<unknown>): void => {
    const message = source === element.contentWindow ? readFrameMessage(data) : undefined;
    if (!message) return;
    missed = 0;
    if (message.kind === 'ready') element.contentWindow?.postMessage(request, '*');
    else if (message.kind !== 'beat') say(message);
  };
  const remove = (): void => {
    clearInterval(looking);
    window.removeEventListener('message', onMessage);
    element.remove();
  };
  const end = (last: RunMessage): void => {
    remove();
    say(last);
  };
  const fail = (message: string): void => {
    say({kind: 'error', message});
    end({kind: 'finished'});
  };
  const looking = setInterval(look, LOOK);
  window.addEventListener('message', onMessage);
  container.append(element);
  return remove;
}

type FrameOptions = {readonly address: string; readonly title: string; readonly isSandboxed: boolean; readonly onLoad: () => void};

/**
 * A frame with an origin of nobody's. That is made so by the attribute `sandbox`; but browsers ask no service worker
 * for frames that have it, so without a network the frame goes without, and the service worker answers with a
 * policy that does the same (`src/client/offline/service-worker.ts`). Whoever answers, the frame's script runs
 * nothing when its origin is not nobody's.
 */
function createFrame({address, title, isSandboxed, onLoad}: FrameOptions): HTMLIFrameElement {
  const element = document.createElement('iframe');
  if (isSandboxed) element.setAttribute('sandbox', 'allow-scripts');
  element.title = title;
  element.src = address;
  element.addEventListener('load', onLoad);
  return element;
}

/** Whether a service worker answers for the network. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);
