/** The React applications of pages. Their pages are HTML until one takes over its element. */
import {createElement, type ComponentType} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {loadEditor} from '../../editor/browser/load-editor';
import {APPLICATION, STARTED} from '../../kit/core/attributes';

const APPLICATIONS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  playground: async () => (await playground()).WholePlayground,
  embed: async () => (await playground()).EmbeddedPlayground,
  offline: async () => (await import(/* webpackChunkName: "offline" */ '../../offline/ui/OfflineManager')).default,
};

function playground() {
  loadEditor().catch(() => undefined); // In parallel. The editor says if it fails.
  return import(/* webpackChunkName: "playground" */ '../../playground/ui/applications');
}

let running: {readonly element: Element; readonly root: Root} | undefined;
let starts = 0;

/**
 * Starts the page's application, if it has one, and stops the one of a page that development has left. A second call on
 * the same page starts it afresh, as a link to other code does. Rejects if it can't be loaded.
 */
export async function startApplication(): Promise<void> {
  if (running?.element.isConnected === false) {
    running.root.unmount();
    running = undefined;
  }
  const element = document.querySelector(`[${APPLICATION}]`);
  const load = APPLICATIONS[element?.getAttribute(APPLICATION) ?? ''];
  if (!element || !load) return;
  const application = await load();
  running ??= {element, root: createRoot(element)};
  running.root.render(createElement(application, {key: ++starts}));
  element.toggleAttribute(STARTED, true);
}
