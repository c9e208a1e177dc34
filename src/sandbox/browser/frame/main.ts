/** The frame's script: waits for one program, runs it, and reports what it does. */
import {readFrameMessage, TICK, type FrameMessage, type FrameRequest, type RunMessage} from '../messages';
import {addressesOf, capture, importModule} from './capture';

/** The bundled `worker.ts`, inserted when the frame is built. */
declare const WORKER_SOURCE: string;

/** Between heartbeats to the page, and between checks of the worker's heartbeats, in ms. */
const BEAT = 250;
/**
 * Consecutive checks without a heartbeat from the worker, about 2 seconds. Time when this thread was busy itself
 * doesn't count.
 */
const MAX_MISSED_BEATS = 8;
/** The longest time a program on the page may run without a pause, in ms. */
const LONGEST_STRETCH = 2_000;
/** How many calls of the tick function go by between two checks of the clock. */
const CALLS = 2_000;

const page = window.parent;
const send = (message: FrameMessage): void => page.postMessage(message, '*');

type Module = Readonly<Record<string, unknown>>;
type Component = (props: object) => unknown;
type React = {
  readonly createElement: (component: Component, props: object, ...children: unknown[]) => unknown;
  readonly useLayoutEffect: (effect: () => void, dependencies: readonly unknown[]) => void;
};
type Client = {
  readonly createRoot: (
    element: Element,
    options: {readonly onUncaughtError: (error: unknown) => void},
  ) => {readonly render: (element: unknown) => void};
};

/** The message for a program that has nothing to render. */
const NO_COMPONENT =
  "There's no component to render. The preview shows a module App with a make function, or the file's own make.";

/**
 * The component to render.
 * @param name the to take: a module with `make`, or an element. By default `App.make`, or the file's own `make`
 */
function findComponent(program: Module, name?: string): Component | undefined {
  if (name !== undefined) {
    const found = program[name] as {readonly make?: unknown} | undefined;
    return typeof found?.make === 'function' ? (found.make as Component) : () => found;
  }
  const app = program.App as {readonly make?: unknown} | undefined;
  const found = [app?.make, program.Playground$App, program.make].find((each) => typeof each === 'function');
  return found as Component | undefined;
}

type MountEvents = {
  /** Receives what the component throws. */
  readonly onError: (error: unknown) => void;
  /** Called once the component is on the page. */
  readonly onRendered: () => void;
  /** Receives the text on the page, then and after each change. */
  readonly onText: (text: string) => void;
};

/** More of a page's text than anyone reads. */
const MAX_TEXT = 10_000;

/** Renders into the body. */
function mount(component: Component, react: Module, client: Module, {onError, onRendered, onText}: MountEvents): void {
  const {createElement, useLayoutEffect} = react as React;
  const place = document.createElement('div');
  document.body.append(place);
  const tellText = (): void => onText(place.innerText.slice(0, MAX_TEXT));
  const changes = new MutationObserver(tellText);
  const Mounted = ({children}: {readonly children?: unknown}): unknown => {
    useLayoutEffect(() => {
      onRendered();
      tellText();
      changes.observe(place, {childList: true, characterData: true, subtree: true});
    }, []);
    return children;
  };
  (client as unknown as Client)
    .createRoot(place, {onUncaughtError: onError})
    .render(createElement(Mounted, {}, createElement(component, {})));
}

/** Calls back with the height of what is rendered, now and whenever it changes. */
function watchHeight(told: (pixels: number) => void): void {
  new ResizeObserver(() => told(document.documentElement.offsetHeight)).observe(document.documentElement);
}

function runOnPage(request: FrameRequest): void {
  document.documentElement.style.colorScheme = request.theme;
  const addresses = addressesOf(request.modules);
  const program = addresses[request.program] ?? '';
  const {tell, reportValues} = capture(window, sayUnlessLoop, () => program);
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

/** Thrown into the program. */
class EndlessLoop extends Error {
  override name = 'EndlessLoop';
  constructor() {
    super(`The program was stopped because it ran for ${LONGEST_STRETCH / 1000} seconds without a pause.`);
  }
}

/**
 * Creates the function that stops a program that blocks the page. `guardLoops` makes the program call it.
 * @param onStop called the first time a program is stopped
 */
function createTick(onStop: () => void): () => void {
  let paused = performance.now();
  let calls = 0;
  let stopped = false;
  // A timer fires only when the program pauses.
  setInterval(() => {
    if (!stopped) paused = performance.now();
  }, 50);
  return () => {
    if (!stopped && ++calls % CALLS !== 0) return;
    if (!stopped && performance.now() - paused < LONGEST_STRETCH) return;
    if (!stopped) onStop();
    stopped = true;
    throw new EndlessLoop();
  };
}

/** A stopped loop has already been reported. */
function sayUnlessLoop(message: RunMessage): void {
  if (message.kind !== 'error' || !message.message.startsWith('EndlessLoop:')) send(message);
}

/** Runs a program in the worker from `worker.ts`, and terminates the worker when it stops responding. */
function runInWorker(request: FrameRequest): void {
  const worker = new Worker(URL.createObjectURL(new Blob([WORKER_SOURCE], {type: 'text/javascript'})));
  let missed = 0;
  const looking = setInterval(() => {
    if (++missed < MAX_MISSED_BEATS) return;
    clearInterval(looking);
    worker.terminate();
    send({kind: 'stopped', reason: 'loop'});
  }, BEAT);
  worker.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    missed = 0;
    if (message?.kind === 'ready') worker.postMessage(request);
    else if (message && message.kind !== 'beat') send(message);
  });
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
    if (data.worker) runInWorker(data);
    else runOnPage(data);
  });
  setInterval(() => send({kind: 'beat'}), BEAT);
  send({kind: 'ready'});
}
