/**
 * Runs a compiler in an empty frame of the page, which has a larger stack than a worker. It blocks the page
 * while it works.
 */
import {answerRequest, createBundleHost, type BundleScope, type BundleWorker} from './bundle-host';

/** Starts one in the document. It's used like a worker, and `terminate` removes the frame. */
export async function startBundleFrame(): Promise<BundleWorker> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // Firefox replaces the empty document once more, until it has loaded.
  await new Promise<void>((loaded) => {
    frame.addEventListener('load', () => loaded(), {once: true});
    document.body.append(frame);
  });
  const host = createBundleHost({
    importScripts: (address) => addScript(frame, address),
    get rescript_compiler() {
      return (frame.contentWindow as BundleScope | null)?.rescript_compiler;
    },
  });
  const started: BundleWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => void answerRequest(host, request, (data) => started.onmessage?.({data})),
    terminate: () => frame.remove(),
  };
  return started;
}

function addScript(frame: HTMLIFrameElement, address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => loaded();
    script.onerror = () => failed(new Error(`${address} couldn't be loaded.`));
    frame.contentDocument?.head.append(script);
  });
}
