/** One run's frame: created, watched, and removed. */
import {isOffline} from '../../kit/browser/is-offline';
import {readFrameMessage, type FrameRequest, type RunMessage} from './messages';

type FrameRun = {
  /** URL of the frame's document. */
  readonly frame: string;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly request: FrameRequest;
  readonly say: (message: RunMessage) => void;
};

/** How often the frame is checked, in ms. */
export const LOOK = 250;
/** Consecutive checks without a heartbeat from a frame that has sent one before, about 4 seconds. */
const MAX_MISSED_BEATS = 16;
/**
 * Checks of a frame that has loaded but never sent a heartbeat. Its script sends one right away, so a second is plenty.
 */
export const MAX_CHECKS_FOR_FIRST_BEAT = 4;

/** Puts the frame into `container` and runs the program in it. @returns removes the frame */
export function runInFrame(container: HTMLElement, {frame, title, request, say}: FrameRun): () => void {
  let missed: number | undefined;
  let loaded = 0;
  let unheard = 0;
  /** The attribute applies to whatever the frame loads; the header only to the document it comes with. */
  const onLoad = (): void => {
    loaded += 1;
    if (loaded > 1 && !element.hasAttribute('sandbox'))
      fail("The program tried to leave its page. It can't do that while you're offline.");
  };
  /**
   * A frame with an opaque origin. The `sandbox` attribute does that, but browsers bypass the service worker for
   * sandboxed frames. So offline the frame goes without the attribute, and the service worker responds with a policy
   * that has the same effect (`src/offline/browser/service-worker.ts`). Either way, the frame's script runs nothing
   * unless its origin is opaque.
   */
  const createFrame = (isSandboxed: boolean): HTMLIFrameElement => {
    const created = document.createElement('iframe');
    if (isSandboxed) created.setAttribute('sandbox', 'allow-scripts');
    created.title = title;
    created.src = frame;
    created.addEventListener('load', onLoad);
    return created;
  };
  let element = createFrame(!(isOffline() && hasWorker()));
  const look = (): void => {
    if (missed !== undefined) {
      if (++missed >= MAX_MISSED_BEATS) end({kind: 'stopped', reason: 'loop'});
    } else if (loaded > 0 && ++unheard >= MAX_CHECKS_FOR_FIRST_BEAT) {
      tryStored();
    }
  };
  /** The network may be down without the browser knowing. */
  const tryStored = (): void => {
    if (!element.hasAttribute('sandbox') || !hasWorker())
      return fail("The page that runs programs couldn't be loaded. Check your connection and run the program again.");
    loaded = 0;
    unheard = 0;
    const stored = createFrame(false);
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

/** Whether a service worker responds in place of the network. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);
